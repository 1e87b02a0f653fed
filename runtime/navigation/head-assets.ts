import { runScripts } from '../html/scripts.ts';

/** A stylesheet that does not come in two seconds must not keep a page away. */
const PATIENCE_MS = 2_000;

type KeyOf = (asset: Element) => string;

function settled(link: Element): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}

const isLink = (asset: Element) => asset.localName === 'link';

// A link or style of a parsed document is inert; a copy loads, with the nonce that this page has.
function copy(asset: Element): HTMLElement {
  const element = document.createElement(asset.localName);
  for (const { name, value } of asset.attributes) {
    if (name !== 'nonce' && !name.startsWith('on')) element.setAttribute(name, value);
  }
  element.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  element.textContent = asset.textContent;
  return element;
}

/**
 * Adds stylesheets and scripts of an arriving head that the document lacks, and waits for the stylesheets, with a limit.
 *
 * @param arriving The assets of the page that arrives.
 * @param known Keys of the assets that the server wrote for the page that is shown.
 * @param keyOf Tells one asset from another.
 * @returns What is called after the swap, and removes the stylesheets that the new page does not name; or, with false,
 * when the visit was given up, and removes those that came for it.
 */
export async function replaceAssets(
  arriving: Iterable<Element>,
  known: readonly string[],
  keyOf: KeyOf,
): Promise<(isPlaced: boolean) => void> {
  const wanted = new Set([...arriving].map(keyOf));
  const lacking = [...arriving].filter((asset) => !known.includes(keyOf(asset)));
  const sheets = lacking.filter(({ localName }) => localName !== 'script').map(copy);
  document.head.append(...sheets);
  await Promise.all(sheets.filter(isLink).map(settled));
  return (isPlaced) => {
    if (!isPlaced) {
      for (const sheet of sheets) sheet.remove();
      return;
    }
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (known.includes(keyOf(sheet)) && !wanted.has(keyOf(sheet))) sheet.remove();
    }
    document.head.append(...lacking.filter(({ localName }) => localName === 'script'));
    runScripts(document.head);
  };
}
