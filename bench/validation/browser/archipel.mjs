/* It starts by itself, and sees what leaves the page. */
bench.system = { takeDown: (form) => form.remove() };
