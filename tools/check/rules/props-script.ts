import type { Element } from 'domhandler';
import { isTag } from 'domhandler';
import type { Range } from '../document.ts';
import type { Markup } from '../markup/index.ts';
import { offsetOfKey, readJsonText } from '../values/json-text.ts';

/** The JSON script of a host, as far as it can be read. */
export type PropsScript =
  | { readonly kind: 'none' }
  /** An expression writes it. */
  | { readonly kind: 'dynamic' }
  | { readonly kind: 'broken'; readonly range: Range; readonly reason: string }
  | {
      readonly kind: 'read';
      readonly values: Readonly<Record<string, unknown>>;
      rangeOf(path: readonly string[]): Range;
    };

const isPropsScript = (element: Element) =>
  element.name === 'script' &&
  'data-props' in element.attribs &&
  element.attribs['type'] === 'application/json';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shifted = ({ from, to }: Range, offset: number): Range => ({ from: from + offset, to: to + offset });

/**
 * Reads JSON in a script.
 *
 * @param script The script element.
 * @param markup The source.
 */
export function readJsonScript(script: Element, markup: Markup): PropsScript {
  const content = markup.literalText(script);
  if (!content) return { kind: 'dynamic' };
  const { text, range } = content;
  const reading = readJsonText(text);
  if (!reading.isRead) {
    const from = Math.min(range.from + reading.offset, range.to);
    return { kind: 'broken', range: { from, to: from + 1 }, reason: reading.reason };
  }
  if (!isObject(reading.value)) return { kind: 'broken', range, reason: 'it is no object' };
  return {
    kind: 'read',
    values: reading.value,
    rangeOf: (path) => {
      const found = offsetOfKey(text, path);
      return found ? shifted(found, range.from) : markup.tagOf(script).range;
    },
  };
}

/**
 * Reads the props that a host has as JSON.
 *
 * @param host The element with `data-island`.
 * @param markup The source.
 */
export function readPropsScript(host: Element, markup: Markup): PropsScript {
  const script = host.children.filter(isTag).find(isPropsScript);
  return script ? readJsonScript(script, markup) : { kind: 'none' };
}
