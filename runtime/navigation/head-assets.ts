import { getPageNonce } from '../html/nonce.ts';
import { runScripts } from '../html/scripts.ts';
import { querySelectorAll, tagOf, copyAttribute } from '../dom/safe.ts';

/** A stylesheet that takes longer than two seconds must not block a page. */
const LOAD_TIMEOUT_MS = 2_000;

type KeyOf = (asset: Element) => string;

function whenLoaded(link: Element): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, LOAD_TIMEOUT_MS);
  });
}

const isLink = (asset: Element) => tagOf(asset) === 'link';
const isScript = (asset: Element) => tagOf(asset) === 'script';

// A link or style of a parsed document is inert; its copy loads. Parsing has removed nonces that the answer's
// policy does not name.
function copy(asset: Element): HTMLElement {
  const element = document.createElement(asset.localName);
  for (const attribute of asset.attributes) {
    const { name } = attribute;
    if (name !== 'nonce' && !name.startsWith('on')) copyAttribute(attribute, element);
  }
  if (asset.hasAttribute('nonce')) element.nonce = getPageNonce();
  element.textContent = asset.textContent;
  return element;
}

/**
 * Adds stylesheets and scripts of an arriving head that the document lacks, and waits for the stylesheets,
 * with a limit.
 *
 * @param arriving The assets of the page that arrives.
 * @param known Keys of the assets in the server's HTML of the shown page.
 * @param keyOf Returns the key of an asset.
 * @returns A function for after the swap: adds the scripts, removes stylesheets that the new page lacks. With
 * false (visit aborted) it removes the added stylesheets instead.
 */
export async function replaceAssets(
  arriving: Iterable<Element>,
  known: readonly string[],
  keyOf: KeyOf,
): Promise<(isInserted: boolean) => void> {
  const requested = new Set([...arriving].map(keyOf));
  const lacking = [...arriving].filter((asset) => !known.includes(keyOf(asset)));
  const sheets = lacking.filter((asset) => !isScript(asset)).map(copy);
  document.head.append(...sheets);
  await Promise.all(sheets.filter(isLink).map(whenLoaded));
  return (isInserted) => {
    if (!isInserted) {
      for (const sheet of sheets) sheet.remove();
      return;
    }
    for (const sheet of querySelectorAll(document.head, 'link[rel="stylesheet"], style')) {
      if (known.includes(keyOf(sheet)) && !requested.has(keyOf(sheet))) sheet.remove();
    }
    const scripts = lacking.filter(isScript);
    document.head.append(...scripts);
    // Every page of a site has the same scripts: they must not run again, and need no warning.
    runScripts(scripts, () => {});
  };
}
