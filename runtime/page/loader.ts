/** Key in the tab's storage, set once its first page has shown the overlay. */
const SEEN = 'archipel-loader';

const MOVES = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const;

// Forbidden storage hides whether this is the first page: the overlay then plays as on a first one.
function isFirstPage(): boolean {
  try {
    const isFirst = sessionStorage.getItem(SEEN) === null;
    sessionStorage.setItem(SEEN, '');
    return isFirst;
  } catch {
    return true;
  }
}

/**
 * Removes the overlay of the first load on later pages of a session, and as soon as the visitor presses,
 * scrolls or types (NAV-08). Otherwise its own animation ends it.
 */
export function watchLoader(): void {
  const loader = document.querySelector('[data-loader]');
  if (!loader) return;
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => {
    controller.abort();
    loader.remove();
  };
  // The overlay's animation may have ended before this code ran.
  const isOver = getComputedStyle(loader).visibility === 'hidden';
  if (!isFirstPage() || isOver) {
    end();
    return;
  }
  for (const name of MOVES) addEventListener(name, end, { signal, capture: true, passive: true });
  const onEnd = (event: Event) => {
    if ((event as AnimationEvent).animationName === 'ar-loader-leave') end();
  };
  loader.addEventListener('animationend', onEnd, { signal });
}
