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

/** `{% ar_quantity_field min=6 class="ar-quantity" %}…{% endar_quantity_field %}` */
export const twig: CallWriter = {
  dropsLineEnd: true,
  open: ({ helper, arguments: written }) =>
    [
      `{% ar_${snakeCase(helper.name)}`,
      ...written.map(
        ({ name, value }) =>
          `${snakeCase(name)}=${writeValue(value, { ...SYNTAX, text }, (json) => writeLiteral(json, SYNTAX))}`,
      ),
      '%}',
    ].join(' '),
  close: ({ name }) => `{% endar_${snakeCase(name)} %}`,
};
