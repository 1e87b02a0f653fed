import { snakeCase, writeAll, type CallWriter } from './call-writer.ts';
import { writeValue } from './values.ts';

/** A text of Liquid has no escapes: it can't have both kinds of quotes. */
const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

const SYNTAX = { text: quote, true: 'true', false: 'false' };

const fits = (literal: string) => !/%\}|^'.*'.*'$/s.test(literal);

/** Inside the texts of JSON, by their numbers: the quote around it, and the end of a tag. */
const escapeJson = (json: string) =>
  json.replaceAll("'", String.raw`\u0027`).replaceAll('%}', String.raw`%\u007d`);

/** `{% ar_quantity_field min: 6, class: "ar-quantity" %}…{% endar_quantity_field %}` */
export const liquid: CallWriter = {
  open({ helper, arguments: written }) {
    const passed = writeAll(written, ({ name, value }) => {
      const literal = writeValue(value, SYNTAX, (json) => quote(escapeJson(JSON.stringify(json))));
      return fits(literal) ? `${snakeCase(name)}: ${literal}` : undefined;
    });
    return passed && `{% ${[`ar_${snakeCase(helper.name)}`, passed.join(', ')].filter(Boolean).join(' ')} %}`;
  },
  close: ({ name }) => `{% endar_${snakeCase(name)} %}`,
};
