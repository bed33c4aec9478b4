print("provisional")
