/** A place as a list names it, in two. */
export interface SplitCity {
  /** Empty where the name begins with none. */
  readonly code: string;
  readonly city: string;
}

/** A word with a digit, and the letters of a Dutch code: "5000", "1012 AB". */
const WITH_CODE = /^((?=\S*\d)[\w-]+(?: [A-Z]{2}(?= ))?)\s+(\S.*)$/;

/**
 * Splits a place such as "5000 Namur" into its postal code and its name.
 *
 * @param name As the server's list has it.
 */
export function splitCity(name: string): SplitCity {
  const [, code = '', city = name] = WITH_CODE.exec(name.trim()) ?? [];
  return { code, city };
}
