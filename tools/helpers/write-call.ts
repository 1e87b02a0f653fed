import type { Element } from 'domhandler';
import type { Token } from 'parse5';
import type { CatalogueIsland } from '../cli/catalogue-types.ts';
import { parseHtml } from '../check/markup/parse-html.ts';
import { CALL_WRITERS, type CallWriter } from './calls/index.ts';
import { escapeTemplate, type TemplateLanguage } from './escape-template.ts';
import { findPropsScript } from '../fixtures/find-host.ts';
import { describeHelper, isHost, readCall, type Helper } from './model/index.ts';

/** A part of the markup that gives way to source of the template. */
interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

const locationOf = (element: Element) =>
  element.sourceCodeLocation as Token.ElementLocation | null | undefined;

/** Removes the JSON script of a host, with the space before it: the helper writes it. */
function removeScript(host: Element, html: string): Replacement[] {
  const script = findPropsScript(host);
  const location = script && locationOf(script);
  if (!location) return [];
  const before = html.slice(0, location.startOffset);
  return [{ from: before.trimEnd().length, to: location.endOffset, source: '' }];
}

function replaceHost(host: Element, helper: Helper, writer: CallWriter, html: string): Replacement[] {
  const location = locationOf(host);
  const call = readCall(host, helper);
  const opening = call && writer.open(call);
  if (!location?.startTag || opening === undefined) return [];
  const { startTag, endTag, endOffset } = location;
  const behind = writer.dropsLineEnd && html[endOffset] === '\n' ? '\n' : '';
  const start = { from: startTag.startOffset, to: startTag.endOffset, source: opening };
  if (helper.isVoid) return [{ ...start, source: opening + behind }];
  const closing = writer.close(helper) + behind;
  const end = { from: endTag?.startOffset ?? endOffset, to: endOffset, source: closing };
  return [start, ...removeScript(host, html), end];
}

/** Escapes the markup between the replacements. */
function assemble(html: string, replacements: readonly Replacement[], language: TemplateLanguage): string {
  let source = '';
  let offset = 0;
  for (const { from, to, source: written } of replacements.toSorted((one, other) => one.from - other.from)) {
    source += escapeTemplate(html.slice(offset, from), language) + written;
    offset = to;
  }
  return source + escapeTemplate(html.slice(offset), language);
}

/**
 * Writes markup as calls of an island's helper: attributes of its hosts become arguments, all else is escaped.
 *
 * @param html The markup, such as an example of the island.
 * @param subject The island with its entry in the catalogue.
 * @param language The language of the template; `html` has no helpers.
 * @returns The source of a template that renders the same markup.
 */
export function writeCall(
  html: string,
  { name, island }: { readonly name: string; readonly island: CatalogueIsland },
  language: TemplateLanguage,
): string {
  const helper = describeHelper(name, island);
  if (!helper || language === 'html') return escapeTemplate(html, language);
  const hosts = parseHtml(html, false).elements.filter((element) => isHost(element, helper));
  const writer = CALL_WRITERS[language];
  const replacements = hosts.flatMap((host) => replaceHost(host, helper, writer, html));
  return assemble(html, replacements, language);
}
