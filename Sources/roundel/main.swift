import Glibc
print("roundel")
