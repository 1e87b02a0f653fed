import { closest, querySelectorAll, parentOf } from '#runtime/dom/safe.ts';
import { childrenOf } from '#runtime/dom/safe-tree.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { warn } from '#runtime/page/warn.ts';

/** A menu entry with a panel: a `<details>` element, its `<summary>` and the element after that. */
export interface MenuEntry {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly panel: HTMLElement;
}

function warnOfPanel(summary: Element, name: string): void {
  warn(
    `There is no panel for the "${name}" toggler ${describeElement(summary)}; it stays as the server wrote it. ` +
      'Write the panel right after the <summary>, inside its <details>.',
    summary,
  );
}

// A `<details>` inside a panel is content of that panel, not an entry of the menu.
const isInAnother = (details: Element) => closest(parentOf(details)!, 'details') !== null;

/**
 * Returns the menu's entries that have a panel; warns about a `<summary>` without one.
 *
 * @param host The menu.
 * @param name The island's name, for the warning.
 */
export function readEntries(host: Element, name: string): MenuEntry[] {
  const entries: MenuEntry[] = [];
  for (const summary of querySelectorAll(host, 'details > summary')) {
    const details = parentOf(summary) as HTMLDetailsElement;
    if (isInAnother(details)) continue;
    const panel = childrenOf(details).find((element) => element !== summary);
    if (panel instanceof HTMLElement) entries.push({ details, summary, panel });
    else warnOfPanel(summary, name);
  }
  return entries;
}
