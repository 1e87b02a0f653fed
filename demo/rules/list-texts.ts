/** Maximum lengths of a list's texts, which are sent in an address (WSH-09). */
export const longestName = 80;
export const longestDescription = 1000;
export const maxQuantity = 999;

/** Returns a trimmed name; undefined when it is empty or too long. */
export function readListName(text: string | undefined): string | undefined {
  const name = (text ?? '').replace(/\s+/g, ' ').trim();
  return name === '' || name.length > longestName ? undefined : name;
}

/** Returns a trimmed description, which may be empty; undefined when it is too long. */
export function readListDescription(text: string | undefined): string | undefined {
  const description = (text ?? '').trim();
  return encodeURIComponent(description).length > longestDescription ? undefined : description;
}

/** Returns a positive whole number; undefined for anything else. */
export function readQuantity(text: string | undefined): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= maxQuantity ? count : undefined;
}
