/* Inline script: no module of the page imports the built functions. Added islands mount automatically. */
bench.driver = {
  mount: () => {},
  unmount: (region) => {
    document[Symbol.for('archipel')].unmount(region);
    region.remove();
  },
};
