import { join } from 'node:path';
import type { CommandIo } from '../../../tools/cli/command.ts';
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts';

/** Surroundings of a command that record its output. */
export interface RecordedIo extends CommandIo {
  readonly outLines: string[];
  readonly errLines: string[];
}

/**
 * Creates surroundings without colour in an empty folder.
 *
 * @param given The folders that a test has made itself.
 */
export function createCliIo(given: Partial<Pick<CommandIo, 'cwd' | 'dist'>> = {}): RecordedIo {
  const outLines: string[] = [];
  const errLines: string[] = [];
  const cwd = given.cwd ?? temporaryFolder('cli');
  return {
    cwd,
    dist: given.dist ?? join(cwd, 'dist'),
    color: false,
    outLines,
    errLines,
    out: (text) => void outLines.push(text),
    err: (text) => void errLines.push(text),
  };
}
