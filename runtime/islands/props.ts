import type { PropsIssue, PropsSchema } from './definition.ts';
import { describeElement } from './describe.ts';
import { ArchipelError } from '../page/archipel-error.ts';
import { attributeOf } from './names.ts';
import { warnAuthor } from '../page/warn-author.ts';
import { getAttribute, parentNodeOf, querySelectorAll } from '../dom/safe.ts';
import { attributeNamesOf } from '../dom/safe-tree.ts';

/** Attributes that are never props, because they have another meaning in every island. */
const RESERVED =
  /^data-(val|valmsg|ajax|island|bs|page)(-|$)|^data-(props|slot|modal|confirm|prefetch|toggle|consent|loader)$/;

type Raw = Record<string, unknown>;

function failure(name: string, host: Element, why: string, how: string, cause?: unknown): ArchipelError {
  const what = `Island "${name}" on ${describeElement(host)} was not mounted.`;
  return new ArchipelError({ what, why, how }, cause);
}

function findScript(host: Element): Element | undefined {
  const scripts = querySelectorAll(host, 'script[data-props][type="application/json"]');
  return scripts.find((script) => parentNodeOf(script) === host);
}

function isPlainObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(name: string, host: Element, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (thrown) {
    const why = `Its <script data-props> is not valid JSON: ${(thrown as Error).message}.`;
    throw failure(
      name,
      host,
      why,
      'Write the props with your server’s JSON encoder, with < as \\u003c.',
      thrown,
    );
  }
}

function readScript(name: string, host: Element): Raw {
  const script = findScript(host);
  if (!script) return {};
  const value = parse(name, host, script.textContent ?? '');
  if (isPlainObject(value)) return value;
  throw failure(
    name,
    host,
    'Its <script data-props> holds no object.',
    'Write an object, one key for each prop.',
  );
}

// Every key is present, as undefined if missing, so that the schema of a missing prop reports it.
function readAttributes(host: Element, keys: string[]): Raw {
  const raw: Raw = {};
  for (const key of keys) {
    raw[key] = getAttribute(host, attributeOf(key)) ?? undefined;
  }
  return raw;
}

const PREFIX = 'data-';

// Few typos change both the first and the last letter, so other attributes need not load the code of
// warnings.
function isNear(written: string, known: string): boolean {
  const isAlike = written[PREFIX.length] === known[PREFIX.length] || written.at(-1) === known.at(-1);
  return (
    isAlike && Math.abs(written.length - known.length) <= Math.max(1, (written.length - PREFIX.length) / 3)
  );
}

function warnOfNearMisses(name: string, host: Element, keys: string[]): void {
  const known = keys.map(attributeOf);
  for (const attribute of attributeNamesOf(host)) {
    if (!attribute.startsWith(PREFIX) || RESERVED.test(attribute) || known.includes(attribute)) continue;
    if (known.some((one) => isNear(attribute, one)))
      warnAuthor(({ warnOfAttribute }) => warnOfAttribute(name, host, attribute, known));
  }
}

const keyOf = (segment: PropertyKey | { readonly key: PropertyKey }) =>
  typeof segment === 'object' ? segment.key : segment;

function locate(host: Element, raw: Raw, { path = [], message }: PropsIssue): string {
  const keys = path.map(keyOf).map(String);
  const [first = ''] = keys;
  const attribute = attributeOf(first);
  const isAttribute = raw[first] === (getAttribute(host, attribute) ?? undefined);
  const source = isAttribute ? attribute : `"${keys.join('.')}" in <script data-props>`;
  const came = raw[first] === undefined ? 'is missing' : `is ${JSON.stringify(raw[first])?.slice(0, 80)}`;
  return keys.length > 1 ? `${source}: ${message}.` : `${source} ${came}; expected ${message}.`;
}

/**
 * Reads an island's props from its `data-*` attributes and its JSON script; JSON wins.
 *
 * @param name The island's name.
 * @param host The element that carries them.
 * @param schema The schema of the props.
 * @returns The checked and converted props.
 * @throws {ArchipelError} One error that names the island, the element, each attribute, its value and the
 * expected one.
 */
export function readProps(name: string, host: Element, schema: PropsSchema): unknown {
  const keys = Object.keys(schema.entries);
  const raw = { ...readAttributes(host, keys), ...readScript(name, host) };
  warnOfNearMisses(name, host, keys);
  const result = schema['~standard'].validate(raw);
  if (result instanceof Promise)
    throw new TypeError(`The props schema of "${name}" must not be asynchronous.`);
  if (!result.issues) return result.value;
  const why = result.issues.map((issue) => locate(host, raw, issue)).join(' ');
  throw failure(name, host, why, 'Fix the markup; until then the server’s HTML stays as it is.');
}
