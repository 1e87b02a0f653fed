import { test as base, expect } from '@playwright/test';
import { findOwnBrowsers } from '../../tools/browsers.mjs';
import type { Fault } from '../support/test.ts';
import { startPlaywright } from './playwright-tab.ts';
import type { Engine } from './tab.ts';
import { Shopper } from './shopper.ts';
import { startWebKit } from './webkit.ts';

/** A write that the shop has applied. */
export interface LedgerEntry {
  method: string;
  path: string;
  body: unknown;
}

interface Fixtures {
  /** A new session in the shop; fails if an uncaught error or a policy violation is left at its end. */
  shopper: Shopper;
  /** Replaces the faults of the session. */
  faults: (...faults: Fault[]) => Promise<void>;
  /** Returns the writes that the shop has applied for the visitor, in order. */
  ledger: () => Promise<LedgerEntry[]>;
}

interface WorkerFixtures {
  engine: Engine;
}

/** The `test` of journeys: Chromium, Firefox or WebKitGTK runs them, by the project's `browserName`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({ browserName, playwright }, use) => {
      // Debian's WebKit has a driver of its own; Playwright drives all other browsers.
      const isDebians = browserName === 'webkit' && !findOwnBrowsers().webkit;
      const engine = await (isDebians ? startWebKit() : startPlaywright(playwright[browserName]));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shopper: async ({ engine, baseURL, storageState }, use, info) => {
    const cookies = typeof storageState === 'object' ? storageState.cookies : [];
    const tab = await engine.welcome({ baseURL: baseURL!, cookies });
    const shopper = new Shopper(tab);
    try {
      await use(shopper);
      if (info.status === 'passed')
        expect(await shopper.errors(), 'uncaught errors and violations').toEqual([]);
      else await info.attach('what the visitor saw', { body: await tab.picture(), contentType: 'image/png' });
    } finally {
      await tab.leave();
    }
  },
  faults: async ({ shopper }, use) => {
    await use(async (...faults) => {
      const { status, body } = await shopper.request('POST', '/demo/faults', faults);
      expect(status, body).toBe(200);
    });
  },
  ledger: async ({ shopper }, use) => {
    await use(async () => {
      const { status, body } = await shopper.request('GET', '/demo/ledger');
      expect(status, body).toBe(200);
      return JSON.parse(body) as LedgerEntry[];
    });
  },
});

export { expect };
