import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ARCHIPEL = join(import.meta.dirname, '../../dist/tools/archipel.js');

/**
 * Runs the built program `archipel`.
 *
 * @param folder Folder in which it runs.
 * @returns Its standard output.
 */
export const runArchipelIn = (folder: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [ARCHIPEL, ...args], { cwd: folder, encoding: 'utf8' });

interface SiteOptions {
  /** Options of `archipel copy`. */
  readonly copy?: readonly string[];
}

/** Creates the folder of a static site, with the library in `assets/archipel`. */
export function createSite({ copy = [] }: SiteOptions = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'archipel-site-'));
  runArchipelIn(folder, 'copy', 'assets/archipel', ...copy);
  return folder;
}

/**
 * Writes a page of a static site.
 *
 * @param folder The site's folder.
 * @param name Its file.
 * @param parts HTML of its body, and further tags of its head.
 */
export function writeSitePage(
  folder: string,
  name: string,
  { body, head = '' }: { body: string; head?: string },
): void {
  const html = `<!doctype html>
<html lang="en" data-app="" data-site="/">
  <head>
    <meta charset="utf-8">
    <title>A site</title>
    <script type="application/json" id="archipel-config">{ "strings": false, "links": { "pages": ["html"] } }</script>
    <link rel="stylesheet" href="/assets/archipel/archipel.css">
    <script type="module" src="/assets/archipel/archipel.js"></script>
    ${head}
  </head>
  <body><main data-page>${body}</main></body>
</html>`;
  writeFileSync(join(folder, name), html);
}
