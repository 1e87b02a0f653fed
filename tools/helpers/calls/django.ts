import { snakeCase, writeAll, type CallWriter } from './call-writer.ts';
import { writeValue } from './values.ts';

const text = (value: string) => {
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
  return quote + value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
};

const SYNTAX = { text, true: 'True', false: 'False' };

/** A tag is one line in Django, and ends at the first `%}`, in a text too. */
const fits = (written: string) => !/[\n\r]|%\}/.test(written);

const inJson = (json: string) => json.replaceAll('%}', String.raw`%\u007d`);

/** `{% ar_quantity_field min=6 class="ar-quantity" %}…{% endar_quantity_field %}` */
export const django: CallWriter = {
  open({ helper, arguments: written }) {
    const passed = writeAll(written, ({ name, value }) => {
      const literal = writeValue(value, SYNTAX, (json) => text(inJson(JSON.stringify(json))));
      return fits(literal) ? `${snakeCase(name)}=${literal}` : undefined;
    });
    return passed && `{% ${[`ar_${snakeCase(helper.name)}`, ...passed].join(' ')} %}`;
  },
  close: ({ name }) => `{% endar_${snakeCase(name)} %}`,
};
