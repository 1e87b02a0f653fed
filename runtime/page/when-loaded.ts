/**
 * Runs work once the page has loaded, with its images and stylesheets; immediately if it has. Decision 403.
 *
 * @param run The work.
 */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
