import type { Page } from '@playwright/test';

/**
 * Returns what a reader would mark on a page, or in its open dialog: what is wider than the window, broken words, an
 * asterisk alone on a line, a quantity in several rows, text over text, hearts over photos, and high bars.
 */
export const findCrowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width > 2 && height > 2 && isVisible;
    };
    const findShown = (css: string) => [...root.querySelectorAll<HTMLElement>(css)].filter(isShown);
    const isWithin = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (test(getComputedStyle(element)) || isWithin(element.parentElement, test));
    const isFloating = ({ position }: CSSStyleDeclaration) => /sticky|fixed/.test(position);
    const isClipped = ({ clipPath }: CSSStyleDeclaration) => clipPath.startsWith('inset(50%');
    const boxesOf = (node: Node, start = 0, end = node.textContent!.length) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const spread = (tops: number[]) => Math.max(...tops) - Math.min(...tops);

    const isText = (element: Element) => isShown(element) && !element.matches('option, script, style');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isRead = isText(node.parentElement!) && !isWithin(node.parentElement, isClipped);
      if (node.textContent!.trim() && isRead) texts.push(node as Text);
    }

    // Addresses of mails have no position where they may break, and texts with soft hyphens have theirs.
    const findBroken = (text: Text) =>
      [...text.data.matchAll(/[^\s\u00a0\u202f\-–—/]+/g)]
        .filter(({ 0: word, index }) => {
          const tops = boxesOf(text, index, index + word.length).map(({ top }) => top);
          return !/[@\u00ad]/.test(word) && spread(tops) > 2;
        })
        .map(([word]) => `broken: ${word}`);

    /** Tests whether no text of its label precedes an asterisk on its line. */
    const isAlone = (star: Text) => {
      const at = star.data.indexOf('*');
      const [box] = boxesOf(star, at, at + 1);
      const own = texts.filter((text) => star.parentElement!.closest('label, legend')?.contains(text));
      const lines = own.filter((text) => text !== star).flatMap((text) => boxesOf(text));
      return !lines.some(({ left, bottom }) => left < box!.left - 2 && bottom > box!.top + 2);
    };

    const isParted = (quantity: Element) => {
      const parts = [...quantity.children].filter(isShown);
      return spread(parts.map((part) => part.getBoundingClientRect().top)) > 3;
    };
    const areaOf = ({ clientWidth, clientHeight }: Element) => clientWidth * clientHeight;
    const coversPhoto = (heart: Element) => {
      const photo = heart.parentElement!.querySelector('.card-photo');
      return photo !== null && isShown(photo) && areaOf(heart) > areaOf(photo) * 0.15;
    };
    const isHigh = (bar: Element) => bar.getBoundingClientRect().height > innerHeight / 3;

    const lines = texts
      .filter(({ parentElement }) => !isWithin(parentElement, isFloating))
      .flatMap((text) => boxesOf(text).map((box) => ({ text, box })));
    const isOver = (a: DOMRect, b: DOMRect) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 4 && high > Math.min(a.height, b.height) * 0.45;
    };
    const overlaps = lines.flatMap(({ text, box }, index) =>
      lines
        .slice(index + 1, index + 40)
        .filter((other) => other.text !== text && isOver(box, other.box))
        .map((other) => `over: ${text.data.trim()} / ${other.text.data.trim()}`),
    );

    const { clientWidth, scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} too wide`] : []),
      ...texts.flatMap(findBroken),
      ...texts
        .filter(({ data }) => data.trim() === '*')
        .filter(isAlone)
        .map(() => 'an asterisk alone'),
      ...findShown('.ar-quantity')
        .filter(isParted)
        .map(() => 'a quantity in several rows'),
      ...findShown('.card > .heart')
        .filter(coversPhoto)
        .map(() => 'a heart over its photo'),
      ...findShown('.ar-bottom-bar, .ar-dialog-footer, .ar-list-bar, .ar-dialog-header')
        .filter(isHigh)
        .map(({ className }) => `a bar too high: ${className}`),
      ...new Set(overlaps),
    ];
  });
