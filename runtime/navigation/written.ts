import { attributesIn, querySelectorAll } from '../dom/safe.ts';

export type Attributes = Readonly<Partial<Record<string, Attr>>>;

/** The server's attributes and assets of the shown page, without later additions by scripts. */
interface Written {
  root: Attributes;
  body: Attributes;
  /** Assets of its head. */
  assets: string[];
}

/** Elements of the head that load something. */
export const ASSETS = 'link[rel="stylesheet"], style, script:not([type$="json"])';

/** Returns the key of an asset. */
export const headKey = (asset: Element) =>
  asset.getAttribute('src') ?? asset.getAttribute('href') ?? asset.textContent ?? '';

// Copies stay as they are when a script changes the element.
const attributesOf = (element: Element): Attributes =>
  Object.fromEntries(
    attributesIn(element).map((attribute) => [attribute.name, attribute.cloneNode() as Attr]),
  );

/**
 * Reads the attributes and assets that the server wrote into a document.
 *
 * @param page The shown document, before scripts change it, or a parsed answer.
 */
export const readWritten = ({ documentElement, body, head }: Document): Written => ({
  root: attributesOf(documentElement),
  body: attributesOf(body),
  assets: querySelectorAll(head, ASSETS).map(headKey),
});

let written: Written | undefined;

/**
 * Records the server's attributes and assets of the shown page.
 *
 * @param page Those of the page that is shown from now on.
 */
export function setWritten(page: Written): void {
  written = page;
}

/** Returns the server's attributes and assets of the shown page. */
export const getWritten = () => (written ??= readWritten(document));
