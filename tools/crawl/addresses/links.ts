import type { Element } from 'domhandler';
import { parseHtml } from '../../check/markup/parse-html.ts';

/** Endings of files that are no pages. */
const FILE =
  /\.(?:7z|avi|avif|bmp|bz2|css|csv|docx?|dmg|eps|epub|exe|gif|gz|ics|ico|jpe?g|js|json|m4[av]|map|mjs|mov|mp[34]|msi|odt|og[gv]|pdf|png|pptx?|rar|rss|rtf|svg|tar|tgz|tiff?|txt|vcf|wasm|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

/** Segments of addresses that change something, even by GET: signing out above all. */
const ACTING =
  /^(?:(?:log|sign)[-_]?(?:out|off)|d[eé]connexion|deconnecter|se-deconnecter|afmelden|uitloggen|delete|remove|supprimer|verwijderen)(?:\.\w+)?$/i;

const WRITING_METHOD = /^(?:post|put|patch|delete)$/i;

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const isActing = ({ pathname }: URL) =>
  pathname.split('/').some((segment) => ACTING.test(decodeSegment(segment)));

/**
 * Tests whether an address may be a page that is safe to visit.
 *
 * @param address The address.
 * @param origin The site.
 */
export const isVisitable = (address: URL, origin: string): boolean =>
  address.origin === origin && !FILE.test(address.pathname) && !isActing(address);

/** Tests whether a link says itself that it is no way to a page. */
function isPlainLink({ name, attribs }: Element): boolean {
  if (name !== 'a' || attribs['href'] === undefined || attribs['download'] !== undefined) return false;
  if (/\bnofollow\b/i.test(attribs['rel'] ?? '')) return false;
  if (attribs['data-confirm'] !== undefined || attribs['data-method'] !== undefined) return false;
  return !WRITING_METHOD.test(attribs['data-ajax-method'] ?? '');
}

const parseAddress = (text: string, base: string | URL) =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/**
 * Lists the links of a page that lead to pages of the same site, in their order.
 *
 * @param html HTML of the page.
 * @param address Its address.
 */
export function linksOf(html: string, address: string): URL[] {
  const { elements, inert } = parseHtml(html, true);
  const base = elements.find(({ name, attribs }) => name === 'base' && attribs['href'] !== undefined);
  const from = parseAddress(base?.attribs['href'] ?? '', address) ?? address;
  const { origin } = new URL(address);
  return elements
    .filter((element) => isPlainLink(element) && !inert.has(element))
    .flatMap(({ attribs }) => parseAddress(attribs['href']!.trim(), from) ?? [])
    .filter((link) => isVisitable(link, origin));
}
