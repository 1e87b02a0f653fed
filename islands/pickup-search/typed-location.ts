/** The location around which points are searched. */
export interface SearchLocation {
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
}

const CODES: Readonly<Record<string, RegExp>> = { NL: /\b\d{4}\s?[a-z]{2}\b|\b\d{4}\b/i };
const ANY_CODE = /\b\d{4,5}\b/;

/**
 * Parses a typed address without a geocoder: "Rue des Potiers 12, 5000 Namur", "5000", "Namur".
 *
 * @param text The typed text.
 * @param countryCode Two letters; Dutch postal codes contain letters.
 */
export function readTypedLocation(text: string, countryCode: string): SearchLocation {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const code = (CODES[countryCode.toUpperCase()] ?? ANY_CODE).exec(last)?.[0] ?? '';
  const city = last.replace(code, '').replace(/\s+/g, ' ').trim();
  return { address: parts.slice(0, -1).join(', '), postalCode: code, city };
}

/** Formats a location on one line, as visitors type it. */
export const writeLocation = ({ address, postalCode, city }: SearchLocation): string =>
  [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

/** Returns whether a location has nothing to search by. */
export const isEmptyLocation = (location: SearchLocation): boolean => writeLocation(location) === '';
