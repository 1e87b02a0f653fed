import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runArchipel } from '../../../../tools/cli/run.ts';
import { createCliIo } from '../../support/cli-io.ts';

/** Contents by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Runs `check` in a folder with some files.
 *
 * @param dist Folder of the catalogue.
 * @param files The files.
 * @param args Arguments behind `check`.
 */
export async function runCheck(dist: string, files: Files, ...args: string[]) {
  const io = createCliIo({ dist });
  for (const [name, content] of Object.entries(files)) {
    const file = join(io.cwd, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const code = await runArchipel(['check', ...args], io);
  return { code, out: io.outLines.join('\n'), err: io.errLines };
}

export const GOOD = '<div data-island="quantity-field"><input name="Quantity" /></div>\n';
export const WRONG = '<p>\n  <b data-island="quantity-fiel"></b>\n</p>\n';
