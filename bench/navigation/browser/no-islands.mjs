const nothing = () => {};

/** The same doors for pages without islands: nothing of React is loaded, nobody looks for hosts. */
export const createIslands = () => ({
  mountHost: nothing,
  unmountHost: nothing,
  mountAll: nothing,
  unmountAll: nothing,
});
