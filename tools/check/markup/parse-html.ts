import { isDocument, isTag, type AnyNode, type Document, type Element, type ParentNode } from 'domhandler';
import { parse, parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

const OPTIONS = { sourceCodeLocationInfo: true, treeAdapter: adapter } as const;

/** An element whose children are elements of a `<template>`: no id of the page is in it. */
const isTemplate = (node: AnyNode) => isTag(node) && node.name === 'template';

const childrenOf = (node: ParentNode): AnyNode[] =>
  node.children.flatMap((child) => (isDocument(child) ? child.children : [child]));

/** Visits all elements in document order, without recursion: a hostile page may be nested deeply. */
function listElements(root: Document): { elements: Element[]; inert: Set<Element> } {
  const elements: Element[] = [];
  const inert = new Set<Element>();
  const stack: { node: AnyNode; isInert: boolean }[] = [{ node: root, isInert: false }];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { node, isInert } = top;
    if (isTag(node)) elements.push(node);
    if (isTag(node) && isInert) inert.add(node);
    if (!isTag(node) && !isDocument(node)) continue;
    const isInside = isInert || isTemplate(node);
    for (const child of childrenOf(node).reverse()) stack.push({ node: child, isInert: isInside });
  }
  return { elements, inert };
}

/** HTML as a tree. */
export interface ParsedHtml {
  readonly root: Document;
  /** In document order, with those inside of `<template>`. */
  readonly elements: readonly Element[];
  /** Elements inside of `<template>`. */
  readonly inert: ReadonlySet<Element>;
}

/**
 * Parses HTML as a browser does, with the positions of tags and attributes.
 *
 * @param html The HTML.
 * @param isPage A whole page or a fragment.
 */
export function parseHtml(html: string, isPage: boolean): ParsedHtml {
  const root = isPage ? parse(html, OPTIONS) : parseFragment(html, OPTIONS);
  return { root, ...listElements(root) };
}
