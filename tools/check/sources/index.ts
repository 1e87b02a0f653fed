import { buffer } from 'node:stream/consumers';
import picomatch from 'picomatch';
import type { CheckSource } from '../document.ts';
import { isAddress, readAddress, type RequestHeaders } from './addresses.ts';
import { decodeSource } from './decode.ts';
import { displayPath, listFiles, readTextFile } from './files.ts';
import { SourceError } from './source-error.ts';
import { fileToSource, htmlToSource } from './to-source.ts';

export { readHeaders } from './addresses.ts';
export { decodeSource } from './decode.ts';
export { displayPath, isPageFile, listFolder } from './files.ts';
export { fileToSource } from './to-source.ts';
export { SourceError };

/** Folder, headers and exclusions of a run. */
export interface SourceOptions {
  readonly cwd: string;
  readonly headers: RequestHeaders;
  /** Patterns that are left out, from a folder on. */
  readonly ignore: readonly string[];
  readonly ignoreFolder: string;
  /** Receives one sentence for each source that can't be checked. */
  failed(message: string): void;
}

type Reading = () => Promise<CheckSource>;

const STDIN_NAME = 'stdin.html';

async function readStdin(): Promise<CheckSource> {
  return htmlToSource(STDIN_NAME, decodeSource('The standard input', await buffer(process.stdin)));
}

function readingsOf(
  argument: string,
  { cwd, headers, ignore, ignoreFolder, failed }: SourceOptions,
): Reading[] {
  if (argument === '-') return [readStdin];
  if (isAddress(argument)) return [async () => htmlToSource(argument, await readAddress(argument, headers))];
  const isIgnored = picomatch([...ignore], { dot: true });
  return listFiles(argument, cwd, failed)
    .filter((file) => !isIgnored(displayPath(file, ignoreFolder)))
    .map((file) => {
      const name = displayPath(file, cwd);
      return () => Promise.resolve(fileToSource(name, readTextFile(file, name)));
    });
}

/**
 * Reads all sources, one after the other: a site is not to be overrun.
 *
 * @param args Files, folders, patterns and addresses.
 * @param options Folder, headers, exclusions, and the listener of failures.
 */
export async function* readSources(
  args: readonly string[],
  options: SourceOptions,
): AsyncGenerator<CheckSource> {
  const readings = args.flatMap((argument) => readingsOf(argument, options));
  for (const read of readings) {
    try {
      yield await read();
    } catch (thrown) {
      if (!(thrown instanceof SourceError)) throw thrown;
      options.failed(thrown.message);
    }
  }
}
