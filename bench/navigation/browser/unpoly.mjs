/** All links are followed; a compiler is what Unpoly has for components. */
export function start({ mountHost, unmountHost }) {
  up.link.config.followSelectors.push('a[href]');
  up.compiler('[data-kind]', (host) => {
    mountHost(host);
    return () => unmountHost(host);
  });
}
