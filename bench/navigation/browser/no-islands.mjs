const nothing = () => {};

/** The same exports for pages without islands: React is not loaded, and hosts are not searched. */
export const createIslands = () => ({
  mountHost: nothing,
  unmountHost: nothing,
  mountAll: nothing,
  unmountAll: nothing,
});
