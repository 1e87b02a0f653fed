import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repository } from './files.ts';

interface Diagnostic {
  filename: string;
  message: string;
  code: string;
}

/**
 * Small projects with this repository's rules, linted in one run, because starting the linter takes the most
 * time. Each test reads only the findings of its own projects.
 */
const projects: Record<string, string>[] = [];
// The config is written for the linter alone and has no types.
const { default: rules } = (await import('../../oxlint.config.js' as string)) as { default: object };

let found: Promise<string[][]> | undefined;

/** Plants files in a separate project; returns a function that resolves to the linter's findings there. */
export function plant(files: Record<string, string>): () => Promise<string[]> {
  const index = projects.push(files) - 1;
  return async () => (await (found ??= lintAll()))[index]!;
}

async function lintAll(): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-layers-'));
  projects.forEach((files, index) => writeProject(join(folder, String(index)), files));
  const diagnostics = diagnosticsIn(folder);
  rmSync(folder, { recursive: true });
  return projects.map((_, index) => {
    const own = diagnostics.filter(({ filename }) => filename.startsWith(`${index}/`));
    return [...new Set(own.map(({ filename, code }) => `${filename.slice(`${index}/`.length)}: ${code}`))];
  });
}

function writeProject(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ ...files, '.oxlintrc.json': JSON.stringify(rules) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function diagnosticsIn(folder: string): Diagnostic[] {
  const bin = join(repository, 'node_modules/oxlint/bin/oxlint');
  try {
    const output = execFileSync(process.execPath, [bin, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}
