import { textContent } from 'domutils';
import { isTag, type Document, type Element } from 'domhandler';
import type { CheckSource, Range } from '../document.ts';
import { readStartTag, type StartTag, type WrittenAttribute } from './attributes.ts';
import { parseHtml } from './parse-html.ts';
import { createInside } from './inside.ts';
import { createRangeIndex } from './ranges.ts';
import { createTemplateQuestions, openTag, type TemplateQuestions } from './template-facts.ts';
import { ancestorsOf, isBrokenSelector, matcherOf } from './selectors.ts';

export type { WrittenAttribute };
export { ancestorsOf, isBrokenSelector, matcherOf };
export { createLineIndex } from './lines.ts';

/** The HTML of a source, with questions that rules have in common. */
export interface Markup extends TemplateQuestions {
  readonly source: CheckSource;
  readonly root: Document;
  /** In document order, with those inside of `<template>`. */
  readonly elements: readonly Element[];
  /** Parts of the page may be in another file, so nothing can be said to be missing. */
  readonly isPartial: boolean;
  /** Whether an element is inside of a `<template>`. */
  isInert(element: Element): boolean;
  tagOf(element: Element): StartTag;
  /** Returns an attribute as written. */
  attribute(element: Element, name: string): WrittenAttribute | undefined;
  /** Returns an attribute's value; undefined where it is missing or comes from an expression. */
  literal(element: Element, name: string): string | undefined;
  /** Whether an attribute is there or may be there. */
  mayHave(element: Element, name: string): boolean;
  /** Returns all elements that a selector matches. */
  select(selector: string): readonly Element[];
  /** Returns the elements inside of another one. */
  inside(element: Element): readonly Element[];
  /** Returns the content of an element with its range; undefined where an expression is in it. */
  literalText(element: Element): { readonly text: string; readonly range: Range } | undefined;
  /** Whether an expression is in the range. */
  isDynamic(range: Range): boolean;
}

function contentRange({ sourceCodeLocation: location }: Element): Range | undefined {
  if (!location?.startTag) return undefined;
  return { from: location.startTag.endOffset, to: location.endTag?.startOffset ?? location.endOffset };
}

/** Whether the body may have more than the source shows; what a head gains is of no interest to most rules. */
function isBodyOpen({ hasIncludes, template }: CheckSource, body: Element | undefined): boolean {
  const start = body?.sourceCodeLocation?.startOffset ?? 0;
  return template ? template.includes.some(({ from }) => from >= start) : hasIncludes;
}

function createCache<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = create(key);
    values.set(key, value);
    return value;
  };
}

/**
 * Parses a source for the rules.
 *
 * @param source The source.
 */
export function createMarkup(source: CheckSource): Markup {
  const { root, elements, inert } = parseHtml(source.html, source.isPage);
  const overlapping = createRangeIndex(source.dynamic);
  const tagOf = createCache((element: Element) => openTag(readStartTag(element, overlapping), source));
  const attribute = (element: Element, name: string) => tagOf(element).attributes.get(name);
  const isDynamic = (range: Range) => overlapping(range).length > 0;
  const questions = createTemplateQuestions(source);
  const body = elements.find(({ name }) => name === 'body');
  return {
    ...questions,
    source,
    root,
    elements,
    isPartial: !source.isPage || isBodyOpen(source, body),
    isInert: (element) => inert.has(element),
    tagOf,
    attribute,
    literal: (element, name) => {
      const written = attribute(element, name);
      return written && !written.isDynamic ? written.value : undefined;
    },
    mayHave: (element, name) => tagOf(element).attributes.has(name) || tagOf(element).isOpen,
    select: createCache((selector: string) => elements.filter(matcherOf(selector))),
    inside: createInside(elements),
    literalText: (element) => {
      const range = contentRange(element);
      if (!range || isDynamic(range)) return undefined;
      return { text: textContent(element.children.filter((child) => !isTag(child))), range };
    },
    isDynamic,
  };
}
