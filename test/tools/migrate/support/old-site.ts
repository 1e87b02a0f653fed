import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runArchipel } from '../../../../tools/cli/run.ts';
import { createCliIo } from '../../support/cli-io.ts';
import { writeFiles } from '../../support/fake-package.ts';

/** The built package, whose catalogue the command reads. */
export const migrateDist = join(import.meta.dirname, '../../../../dist');

/** A page that loads Archipel. */
export const LAYOUT =
  '<html><head><script type="module" src="/archipel.js"></script></head><body data-page></body></html>';

/** Creates a site with a command line in it; its layout loads Archipel. */
export function createOldSite(files: Readonly<Record<string, string>>) {
  const io = createCliIo({ dist: migrateDist });
  writeFiles(io.cwd, { 'layout.html': LAYOUT, ...files });
  return {
    io,
    migrate: (...args: string[]) => runArchipel(['migrate', '.', ...args], io),
    read: (path: string) => readFileSync(join(io.cwd, path), 'utf8'),
    out: () => io.outLines.join('\n'),
  };
}

/** Migrates one page, and returns its new text and the report. */
export async function migratePage(html: string, name = 'page.html') {
  const { migrate, read, out } = createOldSite({ [name]: html });
  const code = await migrate('--write');
  return { code, html: read(name), out: out() };
}
