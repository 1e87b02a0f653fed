import { nearest } from '#runtime/page/nearest.ts';
import { meantName } from './near-name.ts';

/** Shortens a value for a message, in its quotes. */
export const quoted = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
};

/** Names an element as written: `<input name="Email">`. */
export function tagText(name: string, attributes: Readonly<Record<string, string>>): string {
  const mark = ['id', 'name', 'data-island'].find((one) => attributes[one]);
  return mark ? `<${name} ${mark}=${quoted(attributes[mark]!)}>` : `<${name}>`;
}

/** Limit of names to compare: pages with thousands of ids would take minutes. */
const MAX_NAMES = 1000;

/** A question that ends a message, where a name is near. */
export function suggestion(written: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length > MAX_NAMES) return '';
  const near = meantName(written, names) ?? nearest(written, names);
  return near === undefined ? '' : ` Did you mean ${quoted(near)}?`;
}
