import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkPackage } from './stranger.ts';
import { temporaryFolder } from './temporary-folder.ts';

const repository = join(import.meta.dirname, '../..');
const TOOLS = ['esbuild', '@esbuild', 'vite', 'vitest', 'happy-dom', 'typescript'];

/** Links the packed and installed package, and the tools of a site. */
export function linkPackages(folder: string): void {
  linkPackage(folder);
  const modules = join(folder, 'node_modules');
  for (const name of TOOLS) symlinkSync(join(repository, 'node_modules', name), join(modules, name));
}

/** Runs a file of an installed tool, or of the site. */
export const runNode = (folder: string, ...args: readonly string[]) =>
  execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

const ARCHIPEL = join(repository, 'dist/tools/archipel.js');

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
  const folder = temporaryFolder('site');
  runArchipelIn(folder, 'copy', 'assets/archipel', ...copy);
  return folder;
}

interface SitePage {
  readonly body: string;
  /** Tags before the library's script. */
  readonly before?: string;
  /** Tags after it. */
  readonly head?: string;
  /** Settings in `archipel-config` besides those of every page. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/**
 * Writes a page of a static site.
 *
 * @param folder The site's folder.
 * @param name Its file.
 * @param content HTML of its body, and further tags of its head.
 */
export function writeSitePage(
  folder: string,
  name: string,
  { body, before = '', head = '', settings = {} }: SitePage,
): void {
  const config = JSON.stringify({ strings: false, links: { pages: ['html'] }, ...settings });
  const html = `<!doctype html>
<html lang="en" data-app="" data-site="/">
  <head>
    <meta charset="utf-8">
    <title>A site</title>
    <script type="application/json" id="archipel-config">${config}</script>
    <link rel="stylesheet" href="/assets/archipel/archipel.css">
    ${before}
    <script type="module" src="/assets/archipel/archipel.js"></script>
    ${head}
  </head>
  <body><main data-page>${body}</main></body>
</html>`;
  writeFileSync(join(folder, name), html);
}

/** Records lines of the console, uncaught errors, and responses that failed. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (!response.ok() && !response.url().endsWith('favicon.ico')) faults.push(response.url());
  });
  return faults;
}
