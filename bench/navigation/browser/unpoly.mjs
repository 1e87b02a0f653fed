/** Follows all links; a compiler is Unpoly's way to mount components. */
export function start({ mountHost, unmountHost }) {
  up.link.config.followSelectors.push('a[href]');
  up.compiler('[data-kind]', (host) => {
    mountHost(host);
    return () => unmountHost(host);
  });
}
