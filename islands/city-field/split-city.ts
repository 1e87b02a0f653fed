/** The postal code and name of a city. */
export interface SplitCity {
  /** Empty when the text begins with none. */
  readonly code: string;
  readonly city: string;
}

/** A word with a digit, optionally with the letters of a Dutch code: "5000", "1012 AB". */
const WITH_CODE = /^((?=\S*\d)[\w-]+(?: [A-Z]{2}(?= ))?)\s+(\S.*)$/;

/**
 * Splits a text such as "5000 Namur" into postal code and name.
 *
 * @param name The city in the server's list.
 */
export function splitCity(name: string): SplitCity {
  const [, code = '', city = name] = WITH_CODE.exec(name.trim()) ?? [];
  return { code, city };
}
