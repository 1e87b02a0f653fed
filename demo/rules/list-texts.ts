/** How long what a customer writes of a list may be: it travels in an address (WSH-09). */
export const longestName = 80;
export const longestDescription = 1000;
export const mostPieces = 999;

/** A name without spaces around it; nothing when it is empty or too long. */
export function readListName(text: string | undefined): string | undefined {
  const name = (text ?? '').replace(/\s+/g, ' ').trim();
  return name === '' || name.length > longestName ? undefined : name;
}

/** A description, which may be empty; nothing when it is too long. */
export function readListDescription(text: string | undefined): string | undefined {
  const description = (text ?? '').trim();
  return encodeURIComponent(description).length > longestDescription ? undefined : description;
}

/** A positive whole number; nothing when it is none. */
export function readPieces(text: string | undefined): number | undefined {
  const pieces = Number(text);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces ? pieces : undefined;
}
