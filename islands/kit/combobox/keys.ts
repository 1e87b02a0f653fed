/** Keys that the browser handles itself: those that move the caret, and those of an input method. */
const OWN = new Set(['Home', 'End']);

/**
 * Says which keys the list does not hear. Escape is never downshift's, which would empty the field; Enter without an active row
 * sends the form.
 *
 * @param event The key.
 * @param isFree Whether no row is active.
 */
export function passesBy(event: Pick<KeyboardEvent, 'key' | 'isComposing'>, isFree: boolean): boolean {
  if (event.isComposing || event.key === 'Escape' || OWN.has(event.key)) return true;
  return event.key === 'Enter' && isFree;
}
