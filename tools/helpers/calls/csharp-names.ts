/** Writes a name as C# does: `country-field` is `CountryField`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z\d])([A-Za-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** Writes a value as the member of an enum. */
export const memberName = (value: string): string => {
  const name = pascalCase(value);
  return /^\d/.test(name) ? `_${name}` : name;
};
