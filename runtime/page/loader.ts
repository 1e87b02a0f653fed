/** Set in the tab's storage once its first page has shown the overlay. */
const SEEN = 'archipel-loader';

const MOVES = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

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
 * Keeps the overlay of the first load to the first page of a session, and takes it away as soon as the visitor presses,
 * scrolls or types (NAV-08). Otherwise it ends by its own animation, as it does without us.
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
  // It has an end of its own, which may have come before this code.
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
