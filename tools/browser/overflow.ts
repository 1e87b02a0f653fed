import type { Page } from '@playwright/test';

/** Limit of described elements: a broken page has the same fault in every row. */
const MAX_OVERFLOWING = 10;

/** An element as the page measures it. */
export interface MeasuredElement {
  /** Index of its parent; -1 for a child of the body. */
  readonly parent: number;
  readonly selector: string;
  /** Distance in px from the window's edge to the end of its box; 0 or less for one that fits. */
  readonly excess: number;
  /** The same for its own text. */
  readonly textExcess: number;
  /** It clips or scrolls its content. */
  readonly isClosed: boolean;
  /** It makes no page wider. */
  readonly isFixed: boolean;
}

type Sizes = Pick<MeasuredElement, 'selector' | 'excess' | 'textExcess'>;

/** Runs in the page: returns its excess width in px. A root that clips can't be scrolled. */
function measurePage(): number {
  const { documentElement: root, body } = document;
  const overflows = [root, body].map((element) => getComputedStyle(element).overflowX);
  if (overflows.some((overflow) => overflow === 'hidden' || overflow === 'clip')) return 0;
  return root.scrollWidth - root.clientWidth;
}

/** Runs in the page: measures all elements, parents before children. */
function measureElements(): MeasuredElement[] {
  const { documentElement: root, body } = document;
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const excessOf = ({ left, right, width }: DOMRect) =>
    width === 0 ? 0 : Math.round(isRightToLeft ? -left : right - root.clientWidth);
  const textBoxesOf = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const selectorOf = (element: Element) => {
    const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
    const [id, island] = [element.getAttribute('id'), element.getAttribute('data-island')];
    return [
      element.localName,
      id ? `#${id}` : '',
      ...classes,
      island ? `[data-island="${island}"]` : '',
    ].join('');
  };
  const elements = [...body.querySelectorAll('*')];
  const indexes = new Map(elements.map((element, index) => [element, index]));
  return elements.map((element) => {
    const { overflowX, position } = getComputedStyle(element);
    const texts = [...element.childNodes].flatMap(textBoxesOf);
    return {
      parent: indexes.get(element.parentElement!) ?? -1,
      selector: selectorOf(element),
      excess: excessOf(element.getBoundingClientRect()),
      textExcess: Math.max(0, ...texts.map(excessOf)),
      isClosed: overflowX !== 'visible',
      isFixed: position === 'fixed',
    };
  });
}

function describeElement({ selector, excess, textExcess }: Sizes, isClosed: boolean): string[] {
  if (excess > 0) return [`${selector} sticks out by ${excess} px`];
  return textExcess > 0 && !isClosed ? [`the text of ${selector} sticks out by ${textExcess} px`] : [];
}

/**
 * Describes the elements that stick out of a page: those whose parent fits, and text that leaves its own box.
 *
 * @param elements All elements, parents before children.
 * @returns One sentence without its point for each, at most ten and the number of the others.
 */
export function describeOverflow(elements: readonly MeasuredElement[]): string[] {
  const closed: boolean[] = [];
  const found: string[] = [];
  for (const [index, { parent, isClosed, isFixed, ...element }] of elements.entries()) {
    const isInside = isFixed || (closed[parent] ?? false);
    closed[index] = isInside || isClosed;
    const isParentOut = (elements[parent]?.excess ?? 0) > 0;
    if (!isInside && !isParentOut) found.push(...describeElement(element, isClosed));
  }
  const shown = found.slice(0, MAX_OVERFLOWING);
  return shown.length < found.length ? [...shown, `${found.length - shown.length} more stick out`] : shown;
}

/**
 * Finds what makes a page scroll sideways.
 *
 * @param page Playwright's page, in the width to check.
 * @returns One description an element, such as `table.prices sticks out by 42 px`; empty for a page that fits.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  const excess = await page.evaluate(measurePage);
  if (excess <= 0) return [];
  const found = describeOverflow(await page.evaluate(measureElements));
  return found.length > 0 ? found : [`the page is ${excess} px wider than the window`];
}
