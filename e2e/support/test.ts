import { test as base, expect, type Frame, type Page } from '@playwright/test';

/** A fault that the demo's server produces for this visitor's session only. */
export interface Fault {
  match: string;
  delay?: number;
  isPaused?: boolean;
  status?: number;
  body?: string;
  type?: string;
  redirect?: { to: string; status?: 302 | 303 | 307 | 308 };
  headers?: Record<string, string | null>;
  size?: number;
  stall?: number;
  truncate?: number;
  drop?: boolean;
  late?: boolean;
  times?: number;
}

/** Violations and errors of a page that the test did not cause on purpose. */
export interface Trouble {
  violations: string[];
  errors: string[];
}

const VIOLATION = /Content[- ]Security[- ]Policy|TrustedHTML|TrustedScript|TrustedTypes?/i;

/** Firefox reports every failed import as an error of the page, even if it is caught. */
const FAILED_IMPORT = /^Loading module from .* was blocked because of a disallowed MIME type/;

/** Collects violations and uncaught errors of a page. */
export function watchTrouble(page: Page, trouble: Trouble): void {
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) trouble.violations.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!FAILED_IMPORT.test(error.message)) trouble.errors.push(String(error));
  });
}

interface Fixtures {
  /** Collected for every test, which fails if a violation or an uncaught error is left at its end. */
  trouble: Trouble;
  /** Replaces the session's faults. */
  faults: (...faults: Fault[]) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  trouble: [
    async ({ page }, use) => {
      const trouble: Trouble = { violations: [], errors: [] };
      watchTrouble(page, trouble);
      await use(trouble);
      expect(trouble.violations, 'policy violations').toEqual([]);
      expect(trouble.errors, 'uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ page }, use) => {
    await use(async (...faults) => {
      const response = await page.request.post('/demo/faults', { data: faults });
      expect(response.ok(), await response.text()).toBe(true);
    });
  },
});

export { expect };

/** Waits until the runtime of a page or frame is idle: no loads, mounts or requests. */
export async function whenIdle(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const find = () => document.querySelector<HTMLScriptElement>('script[type="module"][src*="archipel.js"]');
    // A document that has only just begun has no script yet.
    if (!find() && document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    const { whenIdle: idle } = (await import(find()!.src)) as { whenIdle: () => Promise<void> };
    await idle();
  });
}

/** Marks the document, so that a test can distinguish a visit from a full load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

// A document that has only just begun has no root yet: a locator waits for it.
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate((root) => root.hasAttribute('data-same-document'));
