import { isPhone } from '#kit/is-phone.ts';
import { matches } from '#runtime/dom/safe.ts';

/** Returns whether a dialog is a sheet in this window. */
export const isSheet = (dialog: HTMLElement): boolean => isPhone() && matches(dialog, '.ar-sheet');
