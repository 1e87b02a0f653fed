/** Parameters that count visits and change no page. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_ga|_gl)$/i;

/**
 * Normalizes an address, so that two forms of one page are the same text: no fragment, no parameters of campaigns, the others in
 * order.
 *
 * @param address The address.
 */
export function normalizeAddress(address: URL): string {
  const { origin, pathname, searchParams } = address;
  const params = [...searchParams].filter(([name]) => !TRACKING.test(name));
  const sorted = new URLSearchParams(params);
  sorted.sort();
  const query = sorted.toString();
  return `${origin}${pathname}${query ? `?${query}` : ''}`;
}

/** Returns an address as reports show it: path and query. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
