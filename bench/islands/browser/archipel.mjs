import { register, unmount } from 'archipel';

/**
 * Registers the page's own islands, as the guide tells sites to.
 *
 * @param loads For each kind what loads its module.
 */
export function startArchipel(loads) {
  for (const [kind, load] of Object.entries(loads)) register({ name: `bench-${kind}`, when: 'load', load });
  bench.driver = {
    mount: () => {},
    unmount: (region) => {
      unmount(region);
      region.remove();
    },
  };
}
