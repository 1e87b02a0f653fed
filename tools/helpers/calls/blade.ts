import type { CallArgument } from '../model/index.ts';
import type { CallWriter } from './call-writer.ts';
import { writeLiteral, type LiteralSyntax } from './literals.ts';
import { writeValue } from './values.ts';

/** The expression is between double quotes, so that one in a text is written by its number. */
const quote = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('"', "'.chr(34).'")}'`;

const SYNTAX: LiteralSyntax = {
  text: quote,
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => `[${items.join(', ')}]`,
  map: (entries) =>
    entries.length === 0
      ? '(object) []'
      : `[${entries.map(([key, value]) => `${quote(key)} => ${value}`).join(', ')}]`,
};

/** Blade passes a plain value on as it is written, so that others are expressions. */
const isPlain = (text: string) => text !== '' && !/[<>&"'{}@\\\n\r]/.test(text);

function writeArgument({ name, value }: CallArgument): string {
  if (value.kind === 'text' && isPlain(value.text)) return `${name}="${value.text}"`;
  return `:${name}="${writeValue(value, SYNTAX, (json) => writeLiteral(json, SYNTAX))}"`;
}

/** `<x-ar.quantity-field :min="6" class="ar-quantity">…</x-ar.quantity-field>` */
export const blade: CallWriter = {
  dropsLineEnd: true,
  open: ({ helper, arguments: written }) =>
    `<${[`x-ar.${helper.name}`, ...written.map(writeArgument)].join(' ')}${helper.isVoid ? ' /' : ''}>`,
  close: ({ name }) => `</x-ar.${name}>`,
};
