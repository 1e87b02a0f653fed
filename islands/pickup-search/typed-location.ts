/** Where points are looked for. */
export interface SearchLocation {
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
}

const CODES: Readonly<Record<string, RegExp>> = { NL: /\b\d{4}\s?[a-z]{2}\b|\b\d{4}\b/i };
const ANY_CODE = /\b\d{4,5}\b/;

/**
 * Reads a typed address when no geocoder answers: "Rue des Potiers 12, 5000 Namur", "5000", "Namur".
 *
 * @param text The typed text.
 * @param countryCode Two letters; Dutch codes have letters, too.
 */
export function readTypedLocation(text: string, countryCode: string): SearchLocation {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const code = (CODES[countryCode.toUpperCase()] ?? ANY_CODE).exec(last)?.[0] ?? '';
  const city = last.replace(code, '').replace(/\s+/g, ' ').trim();
  return { address: parts.slice(0, -1).join(', '), postalCode: code, city };
}

/** Writes a place on one line, as it is typed. */
export const writeLocation = ({ address, postalCode, city }: SearchLocation): string =>
  [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');

/** Whether there is anything to search by. */
export const isEmptyLocation = (location: SearchLocation): boolean => writeLocation(location) === '';
