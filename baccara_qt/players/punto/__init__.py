"""The other seats at Punto Banco: what a seat may know, and how guests stake."""
