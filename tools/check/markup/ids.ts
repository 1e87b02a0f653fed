import type { Element } from 'domhandler';
import type { Markup, WrittenAttribute } from './index.ts';

/** Ids of a source; those from expressions are patterns. */
export interface Ids {
  /** Whether an element has this id, or may have it. */
  has(id: string): boolean;
  readonly known: ReadonlySet<string>;
  readonly elements: ReadonlyMap<string, readonly Element[]>;
}

const WILD = '\u0000';

/** Replaces the parts of an attribute's text that come from expressions by a wildcard. */
function patternOf({ range }: WrittenAttribute, markup: Markup): RegExp {
  let text = '';
  for (let offset = range.from; offset < range.to; offset += 1) {
    const isDynamic = markup.isDynamic({ from: offset, to: offset + 1 });
    if (!isDynamic) text += markup.source.html[offset];
    else if (!text.endsWith(WILD)) text += WILD;
  }
  const value = text.replace(/^[^=]*=\s*["']?/s, '').replace(/["']$/, '');
  const parts = value.split(WILD).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

function listIn(lists: Map<string, Element[]>, key: string): Element[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

const created = new WeakMap<Markup, Ids>();

/**
 * Lists the ids of a source; names of anchors count, too.
 *
 * @param markup The source.
 */
export function idsOf(markup: Markup): Ids {
  const found = created.get(markup);
  if (found) return found;
  const elements = new Map<string, Element[]>();
  const patterns: RegExp[] = [];
  for (const element of markup.elements) {
    const written = markup.attribute(element, 'id');
    if (!written) continue;
    if (written.isDynamic) patterns.push(patternOf(written, markup));
    else if (written.value !== '') listIn(elements, written.value).push(element);
  }
  const ids: Ids = {
    has: (id) => elements.has(id) || patterns.some((pattern) => pattern.test(id)),
    known: new Set(elements.keys()),
    elements,
  };
  created.set(markup, ids);
  return ids;
}
