import { topDialog } from '#kit/dialog';
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
 * Creates a function that measures the bars at the bottom of the window and follows their height, as texts may
 * wrap there and a bar may show an answer, and that of the topmost dialog.
 *
 * @param onChange Called after a change of a height.
 */
export function createBarWatch(onChange: () => void): () => void {
  if (!('ResizeObserver' in window)) return measure;
  const observer = new ResizeObserver(() => {
    measure();
    onChange();
  });
  return () => {
    observer.disconnect();
    const dialog = topDialog();
    for (const bar of querySelectorAll(document, BAR)) observer.observe(bar);
    if (dialog) observer.observe(dialog);
    measure();
  };
}
