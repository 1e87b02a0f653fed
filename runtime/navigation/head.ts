import { loadModule } from '../load.ts';

/** Elements of the head that describe one page, and so are replaced as a set. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"], [name="csp-nonce"]), meta[property], script[type="application/ld+json"], ' +
  'link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"]';

/** Elements of the head that load something. */
const ASSETS = 'link[rel="stylesheet"], style, script:not([type$="json"])';

/** What the server wrote for the page that is shown; what scripts have added since is theirs. */
interface Written {
  root: Element;
  body: Element;
  assets: string;
}

let written: Written | undefined;

const keyOf = (asset: Element) =>
  asset.getAttribute('src') ?? asset.getAttribute('href') ?? asset.textContent ?? '';

const read = ({ documentElement, body, head }: Document): Written => ({
  root: documentElement.cloneNode() as Element,
  body: body.cloneNode() as Element,
  assets: [...head.querySelectorAll(ASSETS)].map(keyOf).join('\n'),
});

/** Remembers what the server wrote for the first page. */
export function rememberHead(): void {
  written = read(document);
}

// Handlers in attributes are code, and inline styles are not for a strict policy.
const isCopied = (name: string) => !/^(?:on|(?:class|style)$)/.test(name);

function updateAttributes(element: Element, before: Element, next: Element): void {
  element.classList.remove(...before.classList);
  element.classList.add(...next.classList);
  for (const name of before.getAttributeNames()) {
    if (isCopied(name) && !next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (isCopied(name) && before.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Brings the stylesheets and scripts of a page's head that are not here yet.
 *
 * @param page The parsed document of the answer.
 * @returns What takes away, after the swap, what the page has no more use for; nothing when all is here.
 */
export async function bringAssets(page: Document): Promise<(() => void) | undefined> {
  const { assets } = read(page);
  if (!written || assets === written.assets) return undefined;
  const known = written.assets.split('\n');
  const { replaceAssets } = await loadModule(() => import('./head-assets.ts'));
  return replaceAssets(page.head.querySelectorAll(ASSETS), known, keyOf);
}

/**
 * Makes the document say what the new page says: title, token, description, canonical, attributes of root and body.
 *
 * @param page The parsed document of the answer.
 */
export function updateHead(page: Document): void {
  const next = read(page);
  const before = written ?? next;
  document.title = page.title;
  updateAttributes(document.documentElement, before.root, next.root);
  updateAttributes(document.body, before.body, next.body);
  for (const element of document.head.querySelectorAll(OF_THE_PAGE)) element.remove();
  document.head.append(...page.head.querySelectorAll(OF_THE_PAGE));
  written = next;
}
