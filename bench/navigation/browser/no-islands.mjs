/* The same doors for pages without islands: nothing of React is loaded, nobody looks for hosts. */

export function mountHost() {}
export function unmountHost() {}
export function mountAll() {}
export function unmountAll() {}
