/** htmx 4 emits cleanups only for its own elements, so the whole page is unmounted before a swap. */
export function start({ mountAll, unmountAll }) {
  mountAll();
  document.addEventListener('htmx:before:swap', () => unmountAll());
  document.addEventListener('htmx:after:swap', () => mountAll());
}
