import { snakeCase, type CallWriter } from './call-writer.ts';
import { writeLiteral, type LiteralSyntax } from './literals.ts';
import { writeValue } from './values.ts';

const ESCAPES: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r` };

const text = (value: string) =>
  `"${value.replace(/["\\]/g, String.raw`\$&`).replace(/[\n\r]/g, (end) => ESCAPES[end]!)}"`;

const SYNTAX: LiteralSyntax = {
  text,
  null: 'none',
  true: 'true',
  false: 'false',
  list: (items) => `[${items.join(', ')}]`,
  map: (entries) => `{ ${entries.map(([key, value]) => `${text(key)}: ${value}`).join(', ')} }`,
};

/** `{% ar_quantity_field min=6, class="ar-quantity" %}…{% endar_quantity_field %}` */
export const nunjucks: CallWriter = {
  open({ helper, arguments: written }) {
    const passed = written.map(
      ({ name, value }) =>
        `${snakeCase(name)}=${writeValue(value, SYNTAX, (json) => writeLiteral(json, SYNTAX))}`,
    );
    return `{% ${[`ar_${snakeCase(helper.name)}`, passed.join(', ')].filter(Boolean).join(' ')} %}`;
  },
  close: ({ name }) => `{% endar_${snakeCase(name)} %}`,
};
