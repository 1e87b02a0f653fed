import { querySelectorAll } from '#runtime/dom/safe.ts';
import { rectOf } from '#runtime/dom/safe-tree.ts';

/** Bars, and the property of their height. */
const SIZES = { '.ar-bottom-bar': '--ar-bottom-bar-size', '.ar-action-bar': '--ar-action-bar-size' };

const findBars = () => querySelectorAll(document, Object.keys(SIZES).join());

// A bar that is not shown has no height: the expected one stays.
function measure(): void {
  const { style } = document.documentElement;
  for (const [selector, property] of Object.entries(SIZES)) {
    const heights = querySelectorAll(document, selector).map((bar) => rectOf(bar).height);
    const height = Math.ceil(Math.max(0, ...heights));
    if (height > 0) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  }
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
    for (const bar of findBars()) observer.observe(bar);
    measure();
  };
}
