import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearest } from '#runtime/page/nearest.ts';
import { textValue, textValues, type Command, type CommandInput } from '../cli/command.ts';
import { UserError } from '../cli/user-error.ts';
import type { FindingLevel } from '../check/finding.ts';

/** Engines by the names that Playwright has for them. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

export type BrowserName = (typeof BROWSERS)[number];

/** Bounds beyond which a run fails; undefined where the command line names none. */
export interface Limits {
  /** Lowest level of findings that fail a run. */
  readonly failOn: FindingLevel | 'none';
  /** Largest layout shift of a page. */
  readonly layoutShift: number | undefined;
  /** Transferred kB of a page. */
  readonly weight: number | undefined;
  /** Accessibility violations of all pages. */
  readonly axe: number | undefined;
}

/** The command line of a crawl. */
export interface CrawlOptions {
  readonly start: URL;
  readonly max: number;
  readonly out: string;
  readonly isJson: boolean;
  readonly concurrency: number;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Widths of the window in CSS px. */
  readonly widths: readonly number[];
  readonly browser: BrowserName;
  readonly executablePath: string | undefined;
  readonly cookies: readonly (readonly [string, string])[];
  readonly storageState: string | undefined;
  readonly credentials: { readonly username: string; readonly password: string } | undefined;
  readonly limits: Limits;
}

export const CRAWL_OPTIONS: Command['options'] = {
  max: { type: 'string', value: 'number', description: 'Pages at most (50).' },
  out: { type: 'string', value: 'file', description: 'File of the report (archipel-report.html).' },
  json: { type: 'boolean', description: 'Prints the report as JSON, too.' },
  only: { type: 'string', value: 'pattern', multiple: true, description: 'Paths to visit: "/nl/**".' },
  skip: { type: 'string', value: 'pattern', multiple: true, description: 'Paths to leave out.' },
  width: {
    type: 'string',
    value: 'px',
    multiple: true,
    description: 'Width of the window (1280 and 375).',
  },
  concurrency: { type: 'string', value: 'number', description: 'Pages at the same time (2).' },
  browser: { type: 'string', value: BROWSERS.join('|'), description: 'The browser (chromium).' },
  'executable-path': {
    type: 'string',
    value: 'file',
    description: 'A browser that Playwright has not installed; else ARCHIPEL_BROWSER_PATH.',
  },
  cookie: { type: 'string', value: 'name=value', multiple: true, description: 'A cookie of every page.' },
  'storage-state': { type: 'string', value: 'file', description: 'Cookies and storage from Playwright.' },
  'fail-on': { type: 'string', value: 'error|warning|none', description: 'Findings that fail (error).' },
  'max-layout-shift': { type: 'string', value: 'number', description: 'Layout shift of a page: 0.1.' },
  'max-weight': { type: 'string', value: 'kB', description: 'Transferred kB of a page: 1500.' },
  'max-axe': { type: 'string', value: 'number', description: 'Accessibility violations of all pages.' },
  config: { type: 'string', value: 'file', description: 'The settings of check (archipel.check.json).' },
};

const MAX_CONCURRENCY = 16;
const [MIN_WIDTH, MAX_WIDTH] = [200, 5000];

function numberOf(input: CommandInput, name: string, isWhole: boolean): number | undefined {
  const text = textValue(input, name);
  if (text === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(text) && (!isWhole || !text.includes('.'))) return Number(text);
  throw new UserError(
    `--${name} is "${text}". Write a ${isWhole ? 'whole number' : 'number such as 0.1'}, 0 or more.`,
  );
}

function countOf(input: CommandInput, name: string, usual: number, max = Infinity): number {
  const count = numberOf(input, name, true) ?? usual;
  if (count >= 1 && count <= max) return count;
  throw new UserError(
    `--${name} is ${count}. Write a number from 1${max === Infinity ? ' on' : ` to ${max}`}.`,
  );
}

function choiceOf<Choice extends string>(
  input: CommandInput,
  name: string,
  [usual, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  const text = textValue(input, name);
  const choices: readonly Choice[] = [usual, ...others];
  const found = choices.find((choice) => choice === (text ?? usual));
  if (found) return found;
  const near = nearest(text!, choices);
  throw new UserError(
    `--${name} is "${text}". ${near ? `Did you mean "${near}"? ` : ''}There are: ${choices.join(', ')}.`,
  );
}

function widthsOf(input: CommandInput): number[] {
  const texts = textValues(input, 'width');
  const widths = texts.length > 0 ? texts.map(Number) : [1280, 375];
  const wrong = widths.findIndex(
    (width) => !(Number.isInteger(width) && width >= MIN_WIDTH && width <= MAX_WIDTH),
  );
  if (wrong < 0) return [...new Set(widths)];
  throw new UserError(
    `--width is "${texts[wrong]}". Write px from ${MIN_WIDTH} to ${MAX_WIDTH}, such as 375.`,
  );
}

function cookieOf(text: string): readonly [string, string] {
  const [, name, value] = /^([^=;\s]+)=([^;]*)$/.exec(text) ?? [];
  if (name) return [name, value ?? ''];
  throw new UserError(`--cookie is "${text}". Write it as name=value, and repeat the option for more.`);
}

function fileOf(input: CommandInput, name: string): string | undefined {
  const text = textValue(input, name);
  if (text === undefined) return undefined;
  const file = resolve(input.io.cwd, text);
  if (existsSync(file)) return file;
  throw new UserError(`--${name} is "${text}", which does not exist.`);
}

function executableOf(input: CommandInput): string | undefined {
  const given = fileOf(input, 'executable-path');
  const named = process.env['ARCHIPEL_BROWSER_PATH'];
  if (given !== undefined || !named) return given;
  if (existsSync(named)) return named;
  throw new UserError(`ARCHIPEL_BROWSER_PATH is "${named}", which does not exist.`);
}

function parseStart({ positionals }: CommandInput): URL {
  const [address, second] = positionals;
  if (address === undefined)
    throw new UserError('There is no address. Give that of a running site: archipel crawl https://….');
  if (second !== undefined)
    throw new UserError(`One crawl has one address, and "${second}" is a second one. Run it once for each.`);
  const text = /^[\w.-]+:\d+|^localhost\b/i.test(address) ? `http://${address}` : address;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  const hint = existsSync(address) ? 'check reads files' : `did you mean https://${address}`;
  throw new UserError(`"${address}" is no address of a site: ${hint}${existsSync(address) ? '.' : '?'}`);
}

function limitsOf(input: CommandInput): Limits {
  return {
    failOn: choiceOf(input, 'fail-on', ['error', 'warning', 'none']),
    layoutShift: numberOf(input, 'max-layout-shift', false),
    weight: numberOf(input, 'max-weight', false),
    axe: numberOf(input, 'max-axe', true),
  };
}

/** Takes the user and password of the address, which neither requests nor the report may show. */
function credentialsOf({ username, password }: URL): CrawlOptions['credentials'] {
  if (!username) return undefined;
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Reads the command line.
 *
 * @param input The parsed command line.
 * @throws UserError for a value that can't be used.
 */
export function readCrawlOptions(input: CommandInput): CrawlOptions {
  const start = parseStart(input);
  const credentials = credentialsOf(start);
  [start.username, start.password, start.hash] = ['', '', ''];
  return {
    start,
    credentials,
    max: countOf(input, 'max', 50),
    out: resolve(input.io.cwd, textValue(input, 'out') ?? 'archipel-report.html'),
    isJson: input.values['json'] === true,
    concurrency: countOf(input, 'concurrency', 2, MAX_CONCURRENCY),
    only: textValues(input, 'only'),
    skip: textValues(input, 'skip'),
    widths: widthsOf(input),
    browser: choiceOf(input, 'browser', BROWSERS),
    executablePath: executableOf(input),
    cookies: textValues(input, 'cookie').map(cookieOf),
    storageState: fileOf(input, 'storage-state'),
    limits: limitsOf(input),
  };
}
