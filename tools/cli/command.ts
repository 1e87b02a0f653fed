/** An option of a command, as help and `parseArgs` need it. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** Name of the value in help: `file` is shown as `--config <file>`. */
  readonly value?: string;
  readonly multiple?: boolean;
  readonly description: string;
}

/** The surroundings of a command; tests pass their own. */
export interface CommandIo {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly color: boolean;
  /** Folder of `islands.json` and the flavours. */
  readonly dist: string;
  /** Writes text and a line end to the standard output. */
  out(text: string): void;
  /** Writes text and a line end to the standard error. */
  err(text: string): void;
}

/** The parsed command line. */
export interface CommandInput {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, CommandValue>>;
  readonly io: CommandIo;
}

export type CommandValue = string | boolean | readonly (string | boolean)[] | undefined;

/** One command of `archipel`. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The line behind "Usage:", without the program's name: `copy <folder>`. */
  readonly usage: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Lines that can be copied, without the program's name. */
  readonly examples: readonly string[];
  /**
   * Runs the command.
   *
   * @returns An exit code of `EXIT_CODES`.
   * @throws UserError for wrong use or bad input.
   */
  run(input: CommandInput): Promise<number>;
}

/** Returns a text value of the command line; undefined where it was not given. */
export function textValue({ values }: CommandInput, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns all values of an option that may be repeated. */
export function textValues({ values }: CommandInput, name: string): readonly string[] {
  const value = values[name];
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return all.filter((one): one is string => typeof one === 'string');
}
