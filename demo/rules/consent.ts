/** What a visitor may agree to. */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export type Choice = Readonly<Record<ConsentCategory, boolean>>;

/** The version of what the shop asks; another one asks everybody anew. */
export const consentStamp = '2026-11';

export const consentCookie = 'cookie-consent';

/** A year, in seconds. */
export const consentLife = 8_760 * 3_600;

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const chosen = (allowed: (category: ConsentCategory) => boolean): Choice =>
  Object.fromEntries(consentCategories.map((category) => [category, allowed(category)])) as Choice;

/**
 * Reads the cookie as the library does: of another stamp, or with anything but true and false in it, it is none.
 *
 * @param text The cookie, decoded.
 */
export function readChoice(text: string | undefined): Choice | undefined {
  const { stamp, ...flags } = parse(text ?? '');
  const words = consentCategories.map((category) => String(flags[category]).toLowerCase());
  if (stamp !== consentStamp || words.some((word) => word !== 'true' && word !== 'false')) return undefined;
  return chosen((category) => String(flags[category]).toLowerCase() === 'true');
}

/**
 * What a posted form says: its button, else its boxes.
 *
 * @param fields The form's fields.
 */
export function postedChoice(fields: Partial<Record<string, string>>): Choice {
  const { choice } = fields;
  return chosen(
    (category) => choice === 'accept' || (choice !== 'decline' && fields[category] !== undefined),
  );
}

/** The cookie's text, as the library writes it. */
export const writeChoice = (choice: Choice): string => JSON.stringify({ stamp: consentStamp, ...choice });
