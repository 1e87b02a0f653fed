/**
 * Resolves after the next frame. A press is painted before a modal dialog opens, which makes the browser compute the
 * style of the whole page.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
