import type { Element } from 'domhandler';
import type { Token } from 'parse5';
import type { Range } from '../document.ts';

/** An attribute as written. */
export interface WrittenAttribute {
  readonly name: string;
  /** Decoded value; without meaning where it is dynamic. */
  readonly value: string;
  /** The value comes from a template's expression, wholly or in part. */
  readonly isDynamic: boolean;
  /** Name, sign and value in the text. */
  readonly range: Range;
}

/** Attributes of a start tag, and whether there may be others. */
export interface StartTag {
  readonly attributes: ReadonlyMap<string, WrittenAttribute>;
  /** An expression stands outside of values: it may write more attributes. */
  readonly isOpen: boolean;
  readonly range: Range;
}

type Overlapping = (range: Range) => readonly Range[];

const EMPTY: StartTag = { attributes: new Map(), isOpen: false, range: { from: 0, to: 0 } };

/** Reads one start tag; elements that the parser has added itself have none. */
export function readStartTag(element: Element, overlapping: Overlapping): StartTag {
  const location = element.sourceCodeLocation as Token.ElementLocation | null | undefined;
  if (!location) return EMPTY;
  const { startOffset, endOffset } = location.startTag ?? location;
  const range = { from: startOffset, to: endOffset };
  const inTag = overlapping(range);
  const attributes = new Map<string, WrittenAttribute>();
  let inValues = 0;
  for (const [name, value] of Object.entries(element.attribs)) {
    const written = location.attrs?.[name];
    if (!written) continue;
    const whole = { from: written.startOffset, to: written.endOffset };
    const dynamic = inTag.filter(({ from, to }) => from < whole.to && to > whole.from);
    inValues += dynamic.length;
    const isNameDynamic = dynamic.some(({ from }) => from < whole.from + name.length);
    if (isNameDynamic) inValues -= dynamic.length;
    else attributes.set(name, { name, value, isDynamic: dynamic.length > 0, range: whole });
  }
  return { attributes, isOpen: inTag.length > inValues, range };
}
