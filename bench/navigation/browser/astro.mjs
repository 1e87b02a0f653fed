/** Uses Astro's own events for scripts of a page, because such scripts do not run again after a visit. */
export function start({ mountAll, unmountAll }) {
  document.addEventListener('astro:page-load', () => mountAll());
  document.addEventListener('astro:before-swap', () => unmountAll());
}
