import { closest, getAttribute } from '#runtime/dom/safe.ts';
import type { Action } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import { warn } from '#runtime/page/warn.ts';
import { onBreakpoint } from '#kit/breakpoints.ts';
import { createDialog } from '#kit/dialog';
import { createLevels } from './levels.ts';
import { readItems } from './read-menu.ts';
import { texts } from './texts.ts';
import './mobile-menu.css';

/** The menu that a page has anyway. */
const USUAL = '[data-island="nav-menu"]';

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

/** Closes when the window gets wide enough for the full menu: from then on the drawer's toggler is gone (MNU-04). */
function closeWhenWide(close: () => void, signal: AbortSignal): void {
  let wasNarrow = false;
  const onWidth = (isNarrow: boolean) => {
    if (wasNarrow && !isNarrow) close();
    wasNarrow = isNarrow;
  };
  onBreakpoint('desktop', onWidth, signal);
}

/**
 * Opens the main menu in a drawer. It is read anew each time, so it is never older than the page (MNU-02).
 * Decision 149.
 */
const openMobileMenu: Action = (toggler, { proceed }) => {
  const labels = chooseTexts(texts);
  const selector = getAttribute(toggler, 'data-mobile-menu') || USUAL;
  const source = findSource(selector);
  const items = source ? readItems(source, labels.all) : [];
  if (!source || items.length === 0) {
    warnOfSource(toggler, selector);
    return proceed();
  }
  const title = getAttribute(source, 'aria-label') || labels.menu;
  const dialog = createDialog({ title, className: 'ar-menu-drawer' });
  const open = new AbortController();
  dialog.body.append(createLevels(items, title, labels.back));
  // A link into this page is no visit, so nothing else would close the drawer in front of its target.
  const onLink = ({ target }: Event) => {
    const link = closest(target as Element, 'a');
    if (link && getAttribute(link, 'href')?.includes('#')) dialog.close();
  };
  dialog.body.addEventListener('click', onLink);
  closeWhenWide(() => dialog.close(), open.signal);
  dialog.open(() => open.abort());
};

export default openMobileMenu;
