# Is nested so deep that reading it takes more stack than there is.
@@
