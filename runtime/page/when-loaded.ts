/**
 * Does something once the page has loaded, with its pictures and stylesheets; at once where it has. Decision 403.
 *
 * @param run The work.
 */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
