import Swup from 'swup';

/** Connects islands to a started swup. */
export function connect(swup, { mountAll, unmountAll }) {
  mountAll();
  swup.hooks.before('content:replace', () => unmountAll());
  swup.hooks.on('page:view', () => mountAll());
}

/** Starts swup's core alone, without waiting for an animation. */
export function start(islands) {
  connect(new Swup({ animationSelector: false }), islands);
}
