/* Written into the page, as nothing else asks for the built script's functions. What is added is mounted by itself. */
bench.driver = {
  mount: () => {},
  unmount: (region) => {
    document[Symbol.for('archipel')].unmount(region);
    region.remove();
  },
};
