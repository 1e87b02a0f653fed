/* It starts by itself; jQuery takes its listeners and data along with what it removes. */
bench.system = { takeDown: (form) => jQuery(form).remove() };
