/** Uses htmx's events: one per added fragment, one per removed element. */
export function start({ mountAll, unmountHost }) {
  document.addEventListener('htmx:load', ({ detail }) => mountAll(detail.elt));
  document.addEventListener('htmx:beforeCleanupElement', ({ detail }) => unmountHost(detail.elt));
}
