import '@hotwired/turbo';

/** As the usual helpers do it: mounted when a page is there, unmounted before Turbo keeps a copy of it. */
export function start({ mountAll, unmountAll }) {
  document.addEventListener('turbo:load', () => mountAll());
  document.addEventListener('turbo:before-cache', () => unmountAll());
}
