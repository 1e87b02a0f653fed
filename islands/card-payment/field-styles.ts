/**
 * Returns the styles of the fields in the provider's frames, which stylesheets can't reach: the computed text
 * styles of the container, also in dark mode.
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
