/** The library's own script, under any query: `archipel.js`, `archipel.1a2b.js`. */
const OWN_NAME = /\/archipel[^/?#]*(?:[?#]|$)/;

/** Whether a runtime is inside a site's own bundle, by the address of its script. */
export const isBundled = (address: string): boolean => !OWN_NAME.test(address);

/**
 * Rejects a runtime inside a site's own bundle that would be the page's first: its other files are not next to
 * the bundle.
 *
 * @param address The script that contains it.
 * @throws Error unless it is the library's own script.
 */
export function rejectBundled(address: string): void {
  if (isBundled(address))
    throw new Error(`Archipel is bundled into ${address}: mark it as external (docs/your-own-bundle.md).`);
}
