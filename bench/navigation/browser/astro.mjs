/** Astro's own events for scripts of a page, which are not run again. */
export function start({ mountAll, unmountAll }) {
  document.addEventListener('astro:page-load', () => mountAll());
  document.addEventListener('astro:before-swap', () => unmountAll());
}
