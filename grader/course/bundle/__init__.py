"""What is handed to others, packed by allow-lists: students, platforms. Each module makes one kind of package."""
