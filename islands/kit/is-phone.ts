/** Windows with the layouts of phones, as the library's stylesheets have them. */
const PHONE = '(width < 37.5rem)';

/** Returns whether the window has the layouts of phones: dialogs are sheets, and there is room for one message. */
export function isPhone(): boolean {
  const list = matchMedia(PHONE);
  return list.matches;
}
