const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
/** A link that adds nothing to its sentence: “: [details](#x)”, “ ([widths](#widths))”. */
const MERE_LINK = /:? \(?\[(details|widths|links|maps|transitions|lists|header)\]\([^)]+\)\)?/g;

const addressOf = (target) => (target.startsWith('#') ? `contract.md${target}` : target);

/**
 * Takes the links out of a sentence of docs/contract.md.
 *
 * @param text Markdown.
 * @returns `text` without links, and the first of them as `see`, from the folder docs/.
 */
export function plainText(text) {
  const [, , target] = [...text.matchAll(LINK)][0] ?? [];
  const plain = text.replace(MERE_LINK, '').replace(LINK, '$1');
  return { text: plain, ...(target && { see: addressOf(target) }) };
}

/**
 * Takes the links out of the descriptions of records.
 *
 * @param records Records with a `description`, by name.
 */
export const plainRecord = (records) =>
  Object.fromEntries(
    Object.entries(records).map(([name, record]) => {
      const { text, see } = plainText(record.description);
      return [name, { ...record, description: text, ...(see && { see }) }];
    }),
  );
