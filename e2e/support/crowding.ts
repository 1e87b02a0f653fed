import type { Page } from '@playwright/test';

/**
 * Returns what a reader would mark on a page, or in its open dialog: what is wider than the window, broken words, an
 * asterisk alone on a line, a quantity in several rows, text over text, hearts over photos, and high bars.
 */
export const findCrowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} too wide`] : [];

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width > 2 && height > 2 && isVisible;
    };
    const styleOf = (element: Element) => getComputedStyle(element);
    const isWithin = (element: Element, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      test(styleOf(element)) || (element.parentElement !== null && isWithin(element.parentElement, test));
    const boxesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1);
    const rangeOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range;
    };

    const findTexts = () => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      return texts.filter(({ data, parentElement }) => {
        if (!data.trim() || !parentElement || !isShown(parentElement)) return false;
        return !parentElement.matches('option, script, style') && !isWithin(parentElement, isClipped);
      });
    };
    const isClipped = ({ clipPath }: CSSStyleDeclaration) => clipPath.startsWith('inset(50%');
    const texts = findTexts();

    // Addresses of mails have no place where they may break, and texts with soft hyphens say theirs.
    for (const text of texts) {
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00a0\u202f\-–—/]+/g)) {
        if (/[@\u00ad]/.test(word)) continue;
        const tops = boxesOf(rangeOf(text, index, index + word.length)).map(({ top }) => top);
        if (Math.max(...tops) > Math.min(...tops) + 2) found.push(`broken: ${word}`);
      }
    }

    for (const star of texts.filter(({ data }) => data.trim() === '*')) {
      const label = star.parentElement!.closest('label, legend')!;
      const at = star.data.indexOf('*');
      const box = rangeOf(star, at, at + 1).getBoundingClientRect();
      const whole = document.createRange();
      whole.selectNodeContents(label);
      const before = boxesOf(whole).some(({ left, bottom }) => left < box.left - 2 && bottom > box.top + 2);
      if (!before) found.push(`asterisk alone: ${label.textContent}`);
    }

    for (const quantity of root.querySelectorAll('.ar-quantity')) {
      const rows = [...quantity.children].filter(isShown).map((child) => child.getBoundingClientRect().top);
      if (Math.max(...rows) > Math.min(...rows) + 3) found.push('a quantity in several rows');
    }

    for (const heart of [...root.querySelectorAll('.card > .heart')].filter(isShown)) {
      const photo = heart.parentElement!.querySelector('.card-photo');
      if (!photo || !isShown(photo)) continue;
      const share = heart.clientWidth * heart.clientHeight;
      if (share > photo.clientWidth * photo.clientHeight * 0.15) found.push('a heart over its photo');
    }

    const bars = [...root.querySelectorAll('.ar-bottom-bar, .ar-dialog-footer, .ar-list-bar, .ar-dialog-header')];
    for (const bar of bars.filter(isShown)) {
      if (bar.getBoundingClientRect().height > innerHeight / 3) found.push(`a bar too high: ${bar.className}`);
    }

    const isFloating = ({ position }: CSSStyleDeclaration) => /sticky|fixed/.test(position);
    const lines = texts
      .filter(({ parentElement }) => !isWithin(parentElement!, isFloating))
      .flatMap((text) => boxesOf(rangeOf(text, 0, text.length)).map((box) => ({ text, box })));
    for (const [index, { text, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1, index + 40)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const isOver = wide > 4 && high > Math.min(box.height, other.box.height) * 0.45;
        if (isOver && other.text !== text) found.push(`over: ${text.data.trim()} / ${other.text.data.trim()}`);
      }
    }
    return [...new Set(found)];
  });
