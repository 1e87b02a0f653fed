/**
 * What the card's fields look like in the provider's frames, which no stylesheet of the page reaches: as the text around
 * them, in dark colours, too.
 *
 * @param container Where the fields go.
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
