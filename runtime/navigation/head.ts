import { loadModule } from '../load.ts';

/** Elements of the head that describe one page, and so are replaced as a set. */
const OF_THE_PAGE =
  'meta[name]:not([name="viewport"], [name="csp-nonce"]), meta[property], script[type="application/ld+json"], ' +
  'link[rel="canonical"], link[rel="alternate"], link[rel="prev"], link[rel="next"]';

/** Elements of the head that load something. */
const ASSETS = 'link[rel="stylesheet"], style, script:not([type$="json"])';

type Attributes = Readonly<Record<string, string>>;

/** What the server wrote for the page that is shown; what scripts have added since is theirs. */
interface Written {
  root: Attributes;
  body: Attributes;
  assets: string;
}

let written: Written | undefined;

const keyOf = (asset: Element) =>
  asset.getAttribute('src') ?? asset.getAttribute('href') ?? asset.textContent ?? '';

const attributesOf = ({ attributes }: Element): Attributes =>
  Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));

const read = ({ documentElement, body, head }: Document): Written => ({
  root: attributesOf(documentElement),
  body: attributesOf(body),
  assets: [...head.querySelectorAll(ASSETS)].map(keyOf).join('\n'),
});

/** Remembers what the server wrote for the first page. */
export function rememberHead(): void {
  written = read(document);
}

const classesOf = ({ class: classes = '' }: Attributes) => classes.split(/\s+/).filter(Boolean);

// Handlers in attributes are code, and inline styles are not for a strict policy.
const isCopied = (name: string) => !/^(?:on|(?:class|style)$)/.test(name);

function updateAttributes(element: Element, before: Attributes, next: Attributes): void {
  element.classList.remove(...classesOf(before));
  element.classList.add(...classesOf(next));
  for (const name of Object.keys({ ...before, ...next }).filter(isCopied)) {
    const value = next[name];
    if (value === undefined) element.removeAttribute(name);
    else if (value !== before[name]) element.setAttribute(name, value);
  }
}

/**
 * Brings the stylesheets and scripts of a page's head that are not here yet.
 *
 * @param page The parsed document of the answer.
 * @returns What takes away, after the swap, what the page has no more use for, or what came in vain; nothing when all
 * is here.
 */
export async function bringAssets(page: Document): Promise<((isPlaced: boolean) => void) | undefined> {
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
