import { parseArgs } from 'node:util';
import type { Command, CommandIo } from './command.ts';
import { commands } from './commands.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { COMMON_OPTIONS, formatCommandHelp, formatProgramHelp } from './help.ts';
import { readBuiltCatalogue } from './read-catalogue.ts';
import { suggest } from './suggest.ts';
import { reasonOf, UserError } from './user-error.ts';

async function showProgramHelp(io: CommandIo): Promise<number> {
  const loaded = Object.entries(commands).map(async ([name, load]) => [name, await load()] as const);
  io.out(formatProgramHelp(await Promise.all(loaded), io));
  return EXIT_CODES.ok;
}

function showVersion(io: CommandIo): number {
  io.out(readBuiltCatalogue(io.dist).version);
  return EXIT_CODES.ok;
}

function unknownCommand(name: string): UserError {
  return new UserError(`There is no command "${name}". ${suggest(name, Object.keys(commands))}`);
}

/** Names the options of a command where a wrong one was given. */
function parse(args: readonly string[], command: Command) {
  const options = { ...command.options, ...COMMON_OPTIONS };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (thrown) {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UserError(`${reasonOf(thrown)}. The options are: ${names.join(', ')}.`, { cause: thrown });
  }
}

async function runCommand(name: string, rest: readonly string[], io: CommandIo): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw unknownCommand(name);
  const command = await load();
  const { positionals, values } = parse(rest, command);
  if (!values.help) return command.run({ positionals, values, io });
  io.out(formatCommandHelp(command, io));
  return EXIT_CODES.ok;
}

function dispatch(args: readonly string[], io: CommandIo): Promise<number> | number {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') return showProgramHelp(io);
  if (name === '--version' || name === '-v') return showVersion(io);
  if (name === 'help' && rest[0]) return runCommand(rest[0], ['--help'], io);
  return name === 'help' ? showProgramHelp(io) : runCommand(name, rest, io);
}

/**
 * Runs the program `archipel`.
 *
 * @param args The arguments behind the program's name.
 * @param io Output, colour, folders.
 * @returns The exit code; errors are one sentence on the standard error, never a stack.
 */
export async function runArchipel(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (thrown) {
    const text =
      thrown instanceof UserError ? thrown.message : `This is a fault of archipel: ${reasonOf(thrown)}.`;
    io.err(text);
    return EXIT_CODES.misuse;
  }
}
