/**
 * Returns the styles of the fields in the provider's frames, which the page's stylesheets can't reach: those of
 * the surrounding text, also in dark mode.
 *
 * @param container The container of the fields.
 */
export function fieldStyles(container: Element) {
  const { color, fontFamily } = getComputedStyle(container);
  return {
    base: { color, fontFamily, fontSize: '16px' },
    error: { color },
    validated: { color },
    placeholder: { color: 'GrayText' },
  };
}
