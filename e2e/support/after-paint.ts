/**
 * Waits in the page until the effects of its last update have run: preact runs them after the next paint, and
 * an effect may cause another update.
 */
export const afterPaint = async (): Promise<void> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
};
