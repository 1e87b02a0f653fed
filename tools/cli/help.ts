import { styleText } from 'node:util';
import type { Command, CommandIo, CommandOption } from './command.ts';

/** Options that every command has. */
export const COMMON_OPTIONS = {
  help: { type: 'boolean', description: 'Show this help.' },
  version: { type: 'boolean', description: 'Show the version.' },
} satisfies Record<string, CommandOption>;

const headline = (text: string, { color }: CommandIo) => (color ? styleText('bold', text) : text);

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

/** Aligns names and descriptions in two columns. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`);
}

const flagOf = (name: string, { type, value }: CommandOption) =>
  `--${name}${type === 'string' ? ` <${value ?? 'text'}>` : ''}`;

const optionRows = (options: Readonly<Record<string, CommandOption>>) =>
  Object.entries(options).map(([name, option]): [string, string] => [
    flagOf(name, option),
    option.description,
  ]);

/**
 * Formats the help of the program: its commands, one line each.
 *
 * @param commands Name and command, in the order of the list.
 * @param io Colour or not.
 */
export function formatProgramHelp(commands: readonly (readonly [string, Command])[], io: CommandIo): string {
  return [
    'Archipel brings server-written pages to life. This program helps those who write them.',
    `${headline('Usage', io)}\n  archipel <command> [options]`,
    `${headline('Commands', io)}\n${indent(columns(commands.map(([name, { summary }]) => [name, summary])))}`,
    `${headline('Options', io)}\n${indent(columns(optionRows(COMMON_OPTIONS)))}`,
    'archipel <command> --help explains one. Exit codes: 0 fine, 1 mistakes found, 2 wrong use or bad input.',
  ].join('\n\n');
}

/**
 * Formats the help of one command.
 *
 * @param command The command.
 * @param io Colour or not.
 */
export function formatCommandHelp(command: Command, io: CommandIo): string {
  const { summary, usage, options, examples } = command;
  const rows = optionRows({ ...options, help: COMMON_OPTIONS.help });
  return [
    summary,
    `${headline('Usage', io)}\n  archipel ${usage}`,
    `${headline('Options', io)}\n${indent(columns(rows))}`,
    `${headline('Examples', io)}\n${indent(examples.map((line) => `archipel ${line}`))}`,
  ].join('\n\n');
}
