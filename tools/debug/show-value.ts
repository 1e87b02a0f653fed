/** Limit of characters of a value in a panel. */
const MAX_VALUE_LENGTH = 2000;

function describeObject(value: object): unknown {
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map || value instanceof FormData) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return value;
}

/** Names a value that JSON lacks. */
function nameScalar(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Creates a replacer for `JSON.stringify` that leaves out cycles. */
function createReplacer() {
  const around: { readonly written: object; readonly shown: object }[] = [];
  return function replace(this: unknown, _key: string, written: unknown): unknown {
    if (!isObject(written)) return nameScalar(written);
    const shown = describeObject(written);
    if (!isObject(shown)) return shown;
    while (around.length > 0 && around.at(-1)!.shown !== this) around.pop();
    if (around.some((one) => one.written === written)) return '(cycle)';
    around.push({ written, shown });
    return shown;
  };
}

/** Shortens a text, and says how much is missing. */
export const shorten = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit)}… (${text.length} characters)` : text;

/**
 * Shows any value as JSON on one line.
 *
 * @param value The value: cycles, functions and elements are named.
 * @param limit Limit of characters.
 */
export function showValue(value: unknown, limit = MAX_VALUE_LENGTH): string {
  if (value === undefined) return 'undefined';
  try {
    return shorten(JSON.stringify(value, createReplacer()) ?? typeof value, limit);
  } catch (thrown) {
    return `(unreadable: ${(thrown as Error).message})`;
  }
}
