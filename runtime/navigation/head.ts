import { loadModule } from '../islands/load.ts';
import { ASSETS, getWritten, headKey, readWritten, setWritten, type Attributes } from './written.ts';
import { classListOf, removeAttribute, querySelectorAll, copyAttribute } from '../dom/safe.ts';

/** Elements of the head that describe one page, and so are replaced as a set. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"], [name="csp-nonce"]), meta[property], script[type="application/ld+json"], ' +
  'link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"]';

const classesOf = ({ class: classes }: Attributes) => classes?.value.split(/\s+/).filter(Boolean) ?? [];

// Event handlers in attributes are code, and a strict policy blocks inline styles. Classes are merged
// separately.
const isCopied = (name: string) => !/^(?:on|(?:class|style)$)/.test(name);

function updateAttributes(element: Element, before: Attributes, next: Attributes): void {
  classListOf(element).remove(...classesOf(before));
  classListOf(element).add(...classesOf(next));
  for (const name of Object.keys({ ...before, ...next }).filter(isCopied)) {
    const attribute = next[name];
    if (!attribute) removeAttribute(element, name);
    else if (attribute.value !== before[name]?.value) copyAttribute(attribute, element);
  }
}

/**
 * Adds the stylesheets and scripts of a page's head that the document lacks.
 *
 * @param page The parsed document of the answer.
 * @returns The function of `replaceAssets` for after the swap; undefined when both pages have the same
 * assets.
 */
export async function bringAssets(page: Document): Promise<((isInserted: boolean) => void) | undefined> {
  const known = getWritten().assets;
  if (String(known) === String(readWritten(page).assets)) return undefined;
  const { replaceAssets } = await loadModule(() => import('./head-assets.ts'));
  return replaceAssets(querySelectorAll(page.head, ASSETS), known, headKey);
}

/**
 * Updates the document from the new page: title, token, description, canonical, attributes of root and body.
 *
 * @param page The parsed document of the answer.
 */
export function updateHead(page: Document): void {
  const next = readWritten(page);
  const before = getWritten();
  document.title = page.title;
  updateAttributes(document.documentElement, before.root, next.root);
  updateAttributes(document.body, before.body, next.body);
  for (const element of querySelectorAll(document.head, OF_THE_PAGE)) element.remove();
  document.head.append(...querySelectorAll(page.head, OF_THE_PAGE));
  setWritten(next);
}
