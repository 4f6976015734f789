# Defines tens of thousands of functions whose names are nearly the right one.
@@
