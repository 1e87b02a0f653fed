import { snakeCase, type CallWriter } from './call-writer.ts';
import { writeLiteral, type LiteralSyntax } from './literals.ts';
import { writeValue } from './values.ts';

/** `#` begins an expression in a text, and `%>` ends the tag, in a text too. */
const text = (value: string) =>
  `"${value
    .replace(/["\\]/g, String.raw`\$&`)
    .replace(/#(?=[{$@])/g, String.raw`\#`)
    .replaceAll('%>', String.raw`%\>`)}"`;

const keyOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : text(key));

const SYNTAX: LiteralSyntax = {
  text,
  null: 'nil',
  true: 'true',
  false: 'false',
  list: (items) => `[${items.join(', ')}]`,
  map: (entries) =>
    entries.length === 0
      ? '{}'
      : `{ ${entries.map(([key, value]) => `${keyOf(key)}: ${value}`).join(', ')} }`,
};

/** `<%= ar_quantity_field(min: 6, class: "ar-quantity") do %>…<% end %>` */
export const erb: CallWriter = {
  open({ helper, arguments: written }) {
    const passed = written.map(
      ({ name, value }) =>
        `${snakeCase(name)}: ${writeValue(value, SYNTAX, (json) => writeLiteral(json, SYNTAX))}`,
    );
    const call = `ar_${snakeCase(helper.name)}${passed.length > 0 ? `(${passed.join(', ')})` : ''}`;
    return `<%= ${call}${helper.isVoid ? '' : ' do'} %>`;
  },
  close: () => '<% end %>',
};
