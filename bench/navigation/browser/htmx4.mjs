/** htmx 4 tells of cleanups of its own elements only, so the whole page is taken down before a swap. */
export function start({ mountAll, unmountAll }) {
  mountAll();
  document.addEventListener('htmx:before:swap', () => unmountAll());
  document.addEventListener('htmx:after:swap', () => mountAll());
}
