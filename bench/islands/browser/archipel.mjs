import { register, unmount } from 'archipel';

/**
 * Registers the page's own islands, as the guide recommends to sites.
 *
 * @param loads The function that loads the module, by kind of island.
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
