import { isTag, isText, type AnyNode, type Element, type Text } from 'domhandler';
import { readJsonText } from '../../../../tools/check/values/json-text.ts';
import { parseHtml } from '../../../../tools/check/markup/parse-html.ts';
import { isHost, type Helper } from '../../../../tools/helpers/model/index.ts';

/** Reads JSON, which may have other spaces; any other text is itself. */
function sameJson(text: string): unknown {
  const reading = /^\s*[[{]/.test(text) ? readJsonText(text) : undefined;
  return reading?.isRead ? reading.value : text;
}

type Plain = string | readonly [string, Readonly<Record<string, unknown>>, readonly unknown[]];

function readAttributes({ attribs }: Element): Record<string, unknown> {
  const sorted = Object.entries(attribs).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, text]) => [name, sameJson(text)]));
}

/** Space next to the tags of a host: languages drop a line end behind a tag, and Blade trims a slot. */
function trimEnds(children: readonly Plain[]): readonly Plain[] {
  const trimmed = [...children];
  const trimAt = (index: number, trim: (text: string) => string) => {
    const child = trimmed[index];
    if (typeof child === 'string') trimmed[index] = trim(child);
  };
  trimAt(0, (text) => text.trimStart());
  const script = trimmed.findIndex(([name]) => name === 'script');
  if (script === (trimmed[0] === '' ? 1 : 0)) trimAt(script + 1, (text) => text.trimStart());
  trimAt(trimmed.length - 1, (text) => text.trimEnd());
  return trimmed.filter((child) => child !== '');
}

/**
 * Describes the document of some HTML, so that equal pages are equal data: without the order and the quotes of attributes,
 * the spaces of JSON, and the spaces next to the tags of a helper's host.
 *
 * @param html The HTML.
 * @param helper The helper whose calls wrote it; undefined for a service without one.
 * @param trimsLines The language drops the line end behind a call's end.
 */
export function normalize(html: string, helper: Helper | undefined, trimsLines: boolean): unknown {
  const isOfHelper = (node: AnyNode | null) =>
    helper !== undefined && node !== null && isTag(node) && isHost(node, helper);
  const readText = ({ data, prev }: Text): Plain =>
    trimsLines && isOfHelper(prev) ? data.replace(/^\n/, '') : data;
  const readElement = (element: Element): Plain => {
    const children = joinTexts(element.children.flatMap(read));
    const isScript = element.name === 'script';
    const content = isScript
      ? children.map((one) => (typeof one === 'string' ? sameJson(one) : one))
      : children;
    return [element.name, readAttributes(element), isOfHelper(element) ? trimEnds(children) : content];
  };
  const read = (node: AnyNode): Plain[] => {
    if (isText(node)) return [readText(node)];
    if (isTag(node)) return [readElement(node)];
    return 'children' in node ? node.children.flatMap(read) : [];
  };
  return joinTexts(parseHtml(html.trim(), false).root.children.flatMap(read));
}

const joinTexts = (nodes: readonly Plain[]): Plain[] => {
  const joined: Plain[] = [];
  for (const node of nodes.filter((one) => one !== '')) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
};
