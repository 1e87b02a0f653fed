/* Archipel starts itself and detects removed forms. */
bench.system = { takeDown: (form) => form.remove() };
