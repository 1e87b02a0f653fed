import type { BrowserContext, Page, Route } from '@playwright/test';

/** Hash in the name of a built file: `cart-4f70a2.js`. */
const HASH = /-([0-9a-f]{6})(?=\.(?:js|css))/g;
const DIGITS = '0123456789abcdef';

const rotate = (text: string, by: number): string =>
  text.replace(HASH, (_, hash: string) => {
    const digits = Array.from(hash, (digit) => DIGITS[(DIGITS.indexOf(digit) + by) % DIGITS.length]);
    return `-${digits.join('')}`;
  });

const toNext = (text: string): string => rotate(text, 1);
const toBuilt = (text: string): string => rotate(text, DIGITS.length - 1);

const isBuiltFile = (url: string): boolean => new URL(url).pathname.startsWith('/assets/archipel/');
const isText = (type = ''): boolean => /html|javascript|css|json/.test(type);

/** Answers as a server with the next version: every built file has another hash, and those of before are gone. */
async function answerNext(route: Route): Promise<void> {
  const url = route.request().url();
  const isHashed = HASH.test(url);
  HASH.lastIndex = 0;
  const wanted = isBuiltFile(url) && isHashed ? toBuilt(url) : url;
  const response = await route.fetch({ url: wanted, maxRedirects: 0 });
  if (!isText(response.headers()['content-type'])) return route.fulfill({ response });
  const headers = { ...response.headers() };
  if (headers['link']) headers['link'] = toNext(headers['link']);
  return route.fulfill({ response, headers, body: toNext(await response.text()) });
}

/** Deploys the next version of the library for all tabs of a context; pages that are open have the one before. */
export const deployNext = (context: BrowserContext): Promise<unknown> =>
  context.route((url) => !url.pathname.startsWith('/demo/'), answerNext);

/** Returns the hashes of the built files that a page has loaded. */
export const loadedHashes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/archipel\/.*(-[0-9a-f]{6}\.js)/.exec(name)?.[1] ?? []),
  );
