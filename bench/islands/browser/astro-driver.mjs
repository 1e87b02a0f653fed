/* Inline script. Astro mounts added islands itself, and unmounts on an event of its own router. */
bench.driver = {
  mount: () => {},
  unmount: (region) => {
    region.remove();
    document.dispatchEvent(new Event('astro:after-swap'));
  },
};
