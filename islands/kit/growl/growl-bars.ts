import { querySelectorAll } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';

const BAR = '.ar-bottom-bar';
const SIZE = '--ar-bottom-bar-size';

// A bar that is not shown has no height: the expected one stays.
function measure(): void {
  const { style } = document.documentElement;
  const heights = querySelectorAll(document, BAR).map((bar) => rectOf(bar).height);
  const height = Math.ceil(Math.max(0, ...heights));
  if (height > 0) style.setProperty(SIZE, `${height}px`);
  else style.removeProperty(SIZE);
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
    for (const bar of querySelectorAll(document, BAR)) observer.observe(bar);
    measure();
  };
}
