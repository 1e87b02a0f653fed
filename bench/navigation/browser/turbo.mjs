import '@hotwired/turbo';

/** Mounts and unmounts as the usual helpers do: mount on load, unmount before Turbo caches the page. */
export function start({ mountAll, unmountAll }) {
  document.addEventListener('turbo:load', () => mountAll());
  document.addEventListener('turbo:before-cache', () => unmountAll());
}
