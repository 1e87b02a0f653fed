import { reasonOf } from '../../cli/user-error.ts';
import { decodeSource } from './decode.ts';
import { SourceError } from './source-error.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 10;

export const isAddress = (argument: string): boolean => /^https?:\/\//i.test(argument);

/** Headers that go along with each request, such as `Cookie`. */
export type RequestHeaders = Readonly<Record<string, string>>;

async function request(url: URL, headers: RequestHeaders): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch (thrown) {
    const isLate = thrown instanceof Error && thrown.name === 'TimeoutError';
    const reason = isLate ? `no answer within ${REQUEST_TIMEOUT_MS / 1000} s` : reasonOf(thrown);
    throw new SourceError(`${url.href} can’t be read: ${reason}.`, { cause: thrown });
  }
}

/** Follows redirects on the same site; headers such as a cookie go nowhere else. */
async function follow(start: URL, headers: RequestHeaders): Promise<{ answer: Response; url: URL }> {
  let url = start;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const answer = await request(url, headers);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status > 399 || !location) return { answer, url };
    const next = new URL(location, url);
    if (next.origin !== start.origin)
      throw new SourceError(
        `${start.href} leads to another site, ${next.origin}. Check that address by itself.`,
      );
    url = next;
  }
  throw new SourceError(`${start.href} is redirected more than ${MAX_REDIRECTS} times.`);
}

function parseAddress(address: string): URL {
  try {
    return new URL(address);
  } catch (thrown) {
    throw new SourceError(`${address} is no address.`, { cause: thrown });
  }
}

/**
 * Reads a page by its address.
 *
 * @param address An http(s) address.
 * @param headers Headers of the request.
 * @returns The page's HTML.
 * @throws SourceError for another status than 200, and for anything but HTML.
 */
export async function readAddress(address: string, headers: RequestHeaders): Promise<string> {
  const { answer, url } = await follow(parseAddress(address), headers);
  if (!answer.ok)
    throw new SourceError(
      `${url.href} answers with the status ${answer.status}, so there is no page to check.`,
    );
  const type = answer.headers.get('content-type') ?? '';
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type))
    throw new SourceError(`${url.href} is no HTML: its type is ${type || 'not named'}.`);
  try {
    return decodeSource(url.href, new Uint8Array(await answer.arrayBuffer()), type);
  } catch (thrown) {
    if (thrown instanceof SourceError) throw thrown;
    throw new SourceError(`${url.href} can’t be read: ${reasonOf(thrown)}.`, { cause: thrown });
  }
}

/**
 * Reads the values of `--header`.
 *
 * @param lines `Name: value`.
 * @throws SourceError for another form.
 */
export function readHeaders(lines: readonly string[]): RequestHeaders {
  const entries = lines.map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) throw new SourceError(`--header is "${line}". Write it as "Cookie: name=value".`);
    return [name, value ?? ''] as const;
  });
  return Object.fromEntries(entries);
}
