import { MockError } from './mock-error.ts';
import { createPathPattern, type Params } from './path-pattern.ts';

/** Matches an address, and returns the variables of its path. */
export type AddressPattern = (url: URL) => Params | undefined;

/** Base of relative addresses outside a page. */
const BASE = 'http://localhost';

/** Parses an address; a relative one belongs to `http://localhost`. */
export const parseAddress = (url: string): URL => new URL(url, BASE);

const isAddress = (text: string) => /^(?:\/|https?:\/\/)/.test(text);

/**
 * Creates a pattern of addresses.
 *
 * @param address End of a path with the parameters that must be there, or a pattern of path and query.
 * @param subject The start of an error's sentence, such as `fragment()`.
 * @throws MockError when a text is no path.
 */
export function createAddressPattern(address: string | RegExp, subject: string): AddressPattern {
  if (address instanceof RegExp) {
    return ({ pathname, search }) => ((pathname + search).search(address) < 0 ? undefined : {});
  }
  if (typeof address !== 'string' || !isAddress(address)) {
    throw new MockError(
      `${subject} needs a path that begins with "/", or a regular expression, and got ${JSON.stringify(address)}.`,
    );
  }
  const [path = '', query] = address.replace(/^https?:\/\/[^/?#]*/, '').split('?');
  const pattern = createPathPattern(path || '/');
  const expected = [...new URLSearchParams(query)];
  return ({ pathname, searchParams }) => {
    const isThere = expected.every(([name, value]) => searchParams.getAll(name).includes(value));
    return isThere ? pattern.match(pathname) : undefined;
  };
}
