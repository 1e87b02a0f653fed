import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserType } from '@playwright/test';
import { UserError } from '../../cli/user-error.ts';
import type { BrowserName } from '../options.ts';

/** Packages with Playwright's browsers, in the order in which a site may have them. */
const PACKAGES = ['@playwright/test', 'playwright', 'playwright-core'];

/** Playwright's browsers, from whichever of its packages is there. */
export type Playwright = Readonly<Record<BrowserName, BrowserType>>;

function requireFirst(require: NodeJS.Require): Playwright | undefined {
  for (const name of PACKAGES) {
    try {
      require.resolve(name);
    } catch {
      continue;
    }
    return require(name) as Playwright;
  }
  return undefined;
}

/**
 * Loads Playwright from the caller's folder, or from beside this package.
 *
 * @param cwd The folder.
 * @throws UserError where it is not installed.
 */
export function findPlaywright(cwd: string): Playwright {
  const found =
    requireFirst(createRequire(join(cwd, 'package.json'))) ?? requireFirst(createRequire(import.meta.url));
  if (found) return found;
  throw new UserError(
    'A crawl needs Playwright, which is not installed here. Run "npm install -D @playwright/test" and "npx playwright install chromium".',
  );
}
