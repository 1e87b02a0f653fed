/** Categories of consent. */
export const consentCategories = ['preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export type Choice = Readonly<Record<ConsentCategory, boolean>>;

/** Version of the consent request; a new one repeats the request for all visitors. */
export const consentStamp = '2026-11';

export const consentCookie = 'cookie-consent';

/** Lifetime of the cookie: a year, in seconds. */
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
 * Reads the cookie like the library: another version, or other values than true and false, are no choice.
 *
 * @param text Decoded value of the cookie.
 */
export function readChoice(text: string | undefined): Choice | undefined {
  const { stamp, ...flags } = parse(text ?? '');
  const values = consentCategories.map((category) => String(flags[category]).toLowerCase());
  if (stamp !== consentStamp || values.some((word) => word !== 'true' && word !== 'false')) return undefined;
  return chosen((category) => String(flags[category]).toLowerCase() === 'true');
}

/**
 * Reads the choice of a posted form: its button, else its checkboxes.
 *
 * @param fields Fields of the form.
 */
export function postedChoice(fields: Partial<Record<string, string>>): Choice {
  const { choice } = fields;
  return chosen(
    (category) => choice === 'accept' || (choice !== 'decline' && fields[category] !== undefined),
  );
}

/** Returns the cookie's value, as the library writes it. */
export const writeChoice = (choice: Choice): string => JSON.stringify({ stamp: consentStamp, ...choice });
