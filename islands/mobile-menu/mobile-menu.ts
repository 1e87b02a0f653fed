import { closest, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import type { Action } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { warn } from '#runtime/page/warn.ts';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { afterFading, createDialog } from '#kit/dialog';
import { createElement } from '#kit/element.ts';
import { mountLevels } from './levels.tsx';
import { readItems } from './read-menu.ts';
import { texts } from './texts.ts';
import './mobile-menu.css';

/** Selector of the menu when the toggler specifies none. */
const MAIN_MENU = '[data-island="nav-menu"]';

function findSource(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

function warnOfSource(toggler: Element, selector: string): void {
  warn(
    `data-mobile-menu found no menu with links by "${selector}"; its toggler does what it does without the script. ` +
      'Give it the selector of the main menu, or nothing where that is the island nav-menu.',
    toggler,
  );
}

/** Closes the drawer once the window is wide enough for the full menu, which hides the toggler (MNU-04). */
function closeWhenWide(close: () => void, signal: AbortSignal): void {
  let wasNarrow = false;
  const onWidth = (isNarrow: boolean) => {
    if (wasNarrow && !isNarrow) close();
    wasNarrow = isNarrow;
  };
  onBreakpoint('desktop', onWidth, signal);
}

/** Returns what the menu's template adds below its links: account, language, help and forms. */
function createExtra(source: Element): HTMLElement | undefined {
  const template = findInside<HTMLTemplateElement>(source, 'template[data-mobile-menu-extra]');
  if (!template) return undefined;
  const extra = createElement('div', 'ar-menu-extra');
  extra.append(document.importNode(template.content, true));
  return extra;
}

/**
 * Opens the main menu in a drawer. Each press reads the menu again, so that it is never stale (MNU-02).
 * Decision 149.
 */
const openMobileMenu: Action = (toggler, { proceed }) => {
  const labels = chooseTexts(texts);
  const selector = getAttribute(toggler, 'data-mobile-menu') || MAIN_MENU;
  const source = findSource(selector);
  const items = source ? readItems(source, labels.all) : [];
  if (!source || items.length === 0) {
    warnOfSource(toggler, selector);
    return proceed();
  }
  const title = getAttribute(source, 'aria-label') || labels.menu;
  const dialog = createDialog({ title, className: 'ar-menu-drawer' });
  const open = new AbortController();
  const levels = createElement('div', '');
  dialog.body.append(...[levels, createExtra(source)].filter((part) => part !== undefined));
  const unmount = mountLevels(levels, { items, name: title, back: labels.back });
  // Closes the drawer for links to an anchor of this page, which are not visits.
  const onLink = ({ target }: Event) => {
    const link = closest(target as Element, 'a');
    if (link && getAttribute(link, 'href')?.includes('#')) dialog.close();
  };
  dialog.body.addEventListener('click', onLink);
  closeWhenWide(() => dialog.close(), open.signal);
  dialog.open(() => {
    open.abort();
    // The levels stay visible while the drawer slides out.
    void afterFading(dialog.element).then(unmount);
  });
};

export default openMobileMenu;
