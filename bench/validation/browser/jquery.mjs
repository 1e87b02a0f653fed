/* The plugin starts itself; jQuery removes listeners and data together with their elements. */
bench.system = { takeDown: (form) => jQuery(form).remove() };
