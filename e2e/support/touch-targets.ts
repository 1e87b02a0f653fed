import { expect, type Page } from '@playwright/test';

/**
 * Expects every touch target of a page to measure 44 by 44 CSS pixels, or at least 24 with 8 px around it, and
 * every field to have text of 16 px, which Safari does not zoom. Links inside a text are exempt (WCAG 2.5.8);
 * below an open dialog nothing counts.
 *
 * @param page A page of a phone's width.
 */
export async function expectTouchable(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const [TARGET, LEAST, SPACE, TEXT] = [43.5, 23.5, 7.5, 16];
    const TARGETS =
      'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab]';
    const TICKS = '[type=checkbox], [type=radio], [type=file]';
    const NOT_TYPED = `${TICKS}, [type=range], [type=submit], [type=color]`;
    interface Target {
      readonly element: HTMLElement;
      readonly box: DOMRect;
      readonly layer: Element | null;
    }

    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .ar-visually-hidden, .leaflet-container');
    const union = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      return new DOMRect(x, y, Math.max(a.right, b.right) - x, Math.max(a.bottom, b.bottom) - y);
    };
    const enlarge = (box: DOMRect, element: Element, pseudo: string) => {
      const { content, position, width, height, left, top } = getComputedStyle(element, pseudo);
      const [w, h] = [parseFloat(width), parseFloat(height)];
      const isOver = content !== 'none' && position === 'absolute';
      if (!isOver || (w <= box.width && h <= box.height)) return box;
      return union(box, new DOMRect(box.x + parseFloat(left), box.y + parseFloat(top), w, h));
    };
    // A label belongs to its tick; a pseudo-element may enlarge a target.
    const boxOf = (element: HTMLElement) => {
      let box = element.getBoundingClientRect();
      const label = element.matches(TICKS) && (element as HTMLInputElement).labels?.[0];
      if (label) box = union(box, label.getBoundingClientRect());
      return ['::before', '::after'].reduce((all, pseudo) => enlarge(all, element, pseudo), box);
    };
    // Fixed and sticky elements lie over the page, so that what is below them is no neighbour.
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const isOver = /fixed|sticky/.test(getComputedStyle(element).position);
      return isOver ? element : layerOf(element.parentElement);
    };
    const isInText = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, small, label, div')?.textContent.trim().length ?? 0;
      return around > element.textContent.trim().length;
    };
    const isNear = ({ box }: Target, { box: other }: Target) =>
      other.left < box.right + SPACE &&
      other.right > box.left - SPACE &&
      other.top < box.bottom + SPACE &&
      other.bottom > box.top - SPACE;
    // A card that is one link lies below its buttons.
    const isAround = ({ box }: Target, { box: other }: Target) =>
      other.left <= box.left + 1 &&
      other.right >= box.right - 1 &&
      other.top <= box.top + 1 &&
      other.bottom >= box.bottom - 1;
    const nameOf = (element: HTMLElement) => {
      const text = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
      return `${element.localName}.${[...element.classList].join('.')} "${text.replace(/\s+/g, ' ')}"`;
    };

    const modals = [...document.querySelectorAll('dialog:modal, .ar-lightbox')];
    const targets = [...(modals.at(-1) ?? document).querySelectorAll<HTMLElement>(TARGETS)]
      .filter(isShown)
      .map((element): Target => ({ element, box: boxOf(element), layer: layerOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const sizeProblem = (target: Target): string | undefined => {
      const { element, box, layer } = target;
      const least = Math.min(box.width, box.height);
      if (least >= TARGET || isInText(element)) return undefined;
      const rivals = targets.filter((other) => other !== target && other.layer === layer);
      const neighbour = rivals.find((other) => isNear(target, other) && !isAround(target, other));
      if (!neighbour && least >= LEAST) return undefined;
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      return `${size}: ${nameOf(element)}${neighbour ? ` beside ${nameOf(neighbour.element)}` : ''}`;
    };
    const textProblem = ({ element }: Target): string | undefined => {
      if (!element.matches('input, select, textarea') || element.matches(NOT_TYPED)) return undefined;
      const { fontSize } = getComputedStyle(element);
      return parseFloat(fontSize) < TEXT ? `text of ${fontSize}: ${nameOf(element)}` : undefined;
    };
    return targets.flatMap((target) => [sizeProblem(target), textProblem(target)]).filter(Boolean);
  });
  expect(found, `touch targets of ${page.url()}`).toEqual([]);
}
