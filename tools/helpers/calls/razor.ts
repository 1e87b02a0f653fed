import type { CallArgument, HelperParameter } from '../model/index.ts';
import { escapeHtml } from '../../fixtures/html-text.ts';
import { writeAll, type CallWriter } from './call-writer.ts';
import { memberName } from './csharp-names.ts';
import { writeLiteral, type LiteralSyntax } from './literals.ts';

/** An apostrophe would end the attribute around the expression for editors and for other tools. */
const quote = (text: string) =>
  `"${text
    .replace(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll("'", String.raw`\u0027`)}"`;

const IDENTIFIER = /^[A-Za-z_]\w*$/;

/** Words of C# that a key of our data may be. */
const KEYWORD =
  /^(?:as|base|bool|byte|case|char|checked|class|const|default|do|event|false|fixed|float|for|if|in|int|is|lock|long|new|null|object|operator|out|params|private|public|ref|return|short|static|string|switch|this|true|using|void|while)$/;

const member = (key: string) => (KEYWORD.test(key) ? `@${key}` : key);

const anonymous = (entries: readonly (readonly [string, string])[]) =>
  `new { ${entries.map(([key, value]) => `${member(key)} = ${value}`).join(', ')} }`;

const dictionary = (entries: readonly (readonly [string, string])[]) =>
  `new Dictionary<string, object> { ${entries.map(([key, value]) => `[${quote(key)}] = ${value}`).join(', ')} }`;

const SYNTAX: LiteralSyntax = {
  text: quote,
  null: 'null',
  true: 'true',
  false: 'false',
  list: (items) => (items.length === 0 ? 'new object[0]' : `new object[] { ${items.join(', ')} }`),
  map: (entries) =>
    entries.every(([key, value]) => IDENTIFIER.test(key) && value !== 'null')
      ? anonymous(entries)
      : dictionary(entries),
};

/** A bound text is passed on as it is written; one with a meaning in HTML or Razor is an expression. */
const writeText = (text: string) => (/[&<>"@]/.test(text) ? `'@(${quote(text)})'` : `"${text}"`);

const writePlain = (text: string) => `"${escapeHtml(text).replaceAll('@', '@@')}"`;

const TYPED = new Set(['number', 'milliseconds', 'flag', 'choice']);

/** Writes the member of an enum; another text can't be written. */
function writeTyped(text: string, { kind, schema }: HelperParameter): string | undefined {
  const choices = kind === 'choice' ? (schema['enum'] as readonly string[]) : [];
  const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
  return choice === undefined ? undefined : `"${memberName(choice)}"`;
}

function writeTextOf({ name, parameter }: CallArgument, text: string): string | undefined {
  if (!parameter) return name === 'tag' ? writeText(text) : writePlain(text);
  return TYPED.has(parameter.kind) ? writeTyped(text, parameter) : writeText(text);
}

function writeArgument(argument: CallArgument): string | undefined {
  const { name, value, parameter } = argument;
  if (value.kind === 'json') return `${name}='@(${writeLiteral(value.value, SYNTAX)})'`;
  if (value.kind === 'number') return `${name}="${value.text}"`;
  if (value.kind === 'flag') return parameter ? `${name}="${value.isOn}"` : name;
  const text = writeTextOf(argument, value.text);
  return text && `${name}=${text}`;
}

/** `<ar-quantity-field min="6" class="ar-quantity">…</ar-quantity-field>` */
export const razor: CallWriter = {
  open({ helper, arguments: written }) {
    const passed = writeAll(written, writeArgument);
    return passed && `<${[`ar-${helper.name}`, ...passed].join(' ')}${helper.isVoid ? ' /' : ''}>`;
  },
  close: ({ name }) => `</ar-${name}>`,
};
