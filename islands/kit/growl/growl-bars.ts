import { querySelectorAll } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';

const SIZE = '--ar-bottom-bar-size';

// A hidden bar, and one of a narrower window, has no height.
function measure(): void {
  const heights = querySelectorAll(document, '.ar-bottom-bar').map((bar) => rectOf(bar).height);
  const height = Math.max(0, ...heights);
  if (height > 0) document.documentElement.style.setProperty(SIZE, `${Math.ceil(height)}px`);
  else document.documentElement.style.removeProperty(SIZE);
}

/**
 * Creates a function that measures the bars at the bottom of the window and follows their height: texts may
 * wrap there, and a bar may show an answer.
 */
export function createBarWatch(): () => void {
  if (!('ResizeObserver' in window)) return measure;
  const observer = new ResizeObserver(measure);
  return () => {
    observer.disconnect();
    for (const bar of querySelectorAll(document, '.ar-bottom-bar')) observer.observe(bar);
    measure();
  };
}
