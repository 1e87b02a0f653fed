import { warnAuthor } from './warn-author.ts';

type Config = Readonly<Record<string, unknown>>;

let config: Config | undefined;

function parse(text: string): Config {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Config;
  throw new Error('It is not an object.');
}

function read(): Config {
  const text = document.querySelector('script[type="application/json"]#archipel-config')?.textContent;
  try {
    return text ? parse(text) : {};
  } catch (thrown) {
    warnAuthor(({ reportConfig }) => reportConfig(thrown));
    return {};
  }
}

/**
 * Reads one value of the page's configuration (design §11).
 *
 * @param path Keys from the outside in: `getSetting('strings', 'version')`.
 * @returns The value as the page wrote it, unchecked; undefined if it wrote none.
 */
export function getSetting(...path: string[]): unknown {
  config ??= read();
  let value: unknown = config;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Config)[key];
  }
  return value;
}
