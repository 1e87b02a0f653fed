import { matches } from '#runtime/dom/safe.ts';

/** Windows in which a dialog with the class `ar-sheet` is a sheet, as in sheet.css. */
const SMALL = '(width < 37.5rem)';

/** Returns whether a dialog is a sheet in this window. */
export function isSheet(dialog: HTMLElement): boolean {
  const list = matchMedia(SMALL);
  return list.matches && matches(dialog, '.ar-sheet');
}
