/* Written into the page. Astro mounts what is added by itself, and unmounts at an event of its own router. */
bench.driver = {
  mount: () => {},
  unmount: (region) => {
    region.remove();
    document.dispatchEvent(new Event('astro:after-swap'));
  },
};
