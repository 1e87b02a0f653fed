/** htmx tells of everything that it adds, and of every element that it takes away. */
export function start({ mountAll, unmountHost }) {
  document.addEventListener('htmx:load', ({ detail }) => mountAll(detail.elt));
  document.addEventListener('htmx:beforeCleanupElement', ({ detail }) => unmountHost(detail.elt));
}
