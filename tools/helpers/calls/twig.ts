import { snakeCase, type CallWriter } from './call-writer.ts';
import { writeLiteral, type LiteralSyntax } from './literals.ts';
import { writeValue } from './values.ts';

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** Between double quotes `#{…}` is an expression, so it is avoided there. */
const text = (value: string) => (/["\\#]/.test(value) ? quote(value) : `"${value}"`);

const SYNTAX: LiteralSyntax = {
  text: quote,
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => `[${items.join(', ')}]`,
  map: (entries) => `{ ${entries.map(([key, value]) => `${quote(key)}: ${value}`).join(', ')} }`,
};

/** An empty map of Twig is an empty array of PHP, which is a list of JSON. */
const hasEmptyMap = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  return inner.length === 0 ? !Array.isArray(value) : inner.some(hasEmptyMap);
};

const writeJson = (value: unknown) =>
  hasEmptyMap(value) ? quote(JSON.stringify(value)) : writeLiteral(value, SYNTAX);

/** `{% ar_quantity_field min=6 class="ar-quantity" %}…{% endar_quantity_field %}` */
export const twig: CallWriter = {
  dropsLineEnd: true,
  open: ({ helper, arguments: written }) =>
    [
      `{% ar_${snakeCase(helper.name)}`,
      ...written.map(
        ({ name, value }) => `${snakeCase(name)}=${writeValue(value, { ...SYNTAX, text }, writeJson)}`,
      ),
      '%}',
    ].join(' '),
  close: ({ name }) => `{% endar_${snakeCase(name)} %}`,
};
