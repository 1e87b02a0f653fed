import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runArchipel } from '../../../../tools/cli/run.ts';
import { createCliIo } from '../../support/cli-io.ts';

/** The built package, whose catalogue the commands read. */
export const builtDist = join(import.meta.dirname, '../../../../dist');

/** Writes blocks of a CMS into a new folder. */
export async function createBlocks(format: string, ...args: readonly string[]) {
  const io = createCliIo({ dist: builtDist });
  const blocks = (...more: readonly string[]) =>
    runArchipel(['blocks', 'out', '--for', format, ...args, ...more], io);
  const code = await blocks();
  const folder = join(io.cwd, 'out');
  const names = existsSync(folder) ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    io,
    code,
    folder,
    read,
    blocks,
    names: names.filter((name) => /\.\w+$/.test(name)),
    json: (name: string) => JSON.parse(read(name)) as Record<string, never>,
  };
}

/** Returns the findings of `archipel check` about HTML or templates. */
export async function checkFolder(folder: string): Promise<string> {
  const io = createCliIo({ dist: builtDist });
  await runArchipel(['check', folder, '--format', 'json'], io);
  const { findings } = JSON.parse(io.outLines.join('\n')) as { findings: readonly object[] };
  return JSON.stringify(findings, null, 1);
}
