/** The keys that lead to a value, as valibot writes them in an issue. */
type IssueKeys = readonly { readonly key: unknown }[];

/**
 * Writes the path of a value in an answer or in bulk data.
 *
 * @param keys The path of valibot's issue.
 * @returns A path such as `Items[2].Quantity`; empty for the whole value.
 */
export const writePath = (keys: IssueKeys = []): string =>
  keys
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
