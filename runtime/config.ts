import { ArchipelError, report, toError } from './errors.ts';

type Config = Readonly<Record<string, unknown>>;

let config: Config | undefined;

function explain(why: string, cause?: unknown): ArchipelError {
  const what = 'The page’s configuration was not read; defaults are used.';
  return new ArchipelError(
    { what, why, how: 'Mend <script type="application/json" id="archipel-config">.' },
    cause,
  );
}

function parse(text: string): Config {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Config;
  throw explain('It is not an object.');
}

function read(): Config {
  const text = document.querySelector('script[type="application/json"]#archipel-config')?.textContent;
  if (!text) return {};
  try {
    return parse(text);
  } catch (thrown) {
    report(thrown instanceof ArchipelError ? thrown : explain(toError(thrown).message, thrown));
    return {};
  }
}

/**
 * Reads one value of the page's configuration (design §11).
 *
 * @param path Keys from the outside in: `getSetting('strings', 'version')`.
 * @returns The value as the page wrote it, to be checked by whoever asks; undefined where it wrote none.
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
