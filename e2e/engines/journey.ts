import { test as base, expect } from '@playwright/test';
import { findOwnBrowsers } from '../../tools/browsers.mjs';
import type { Fault } from '../support/test.ts';
import { startPlaywright } from './playwright-tab.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** A write that the shop has applied. */
export interface LedgerEntry {
  method: string;
  path: string;
  body: unknown;
}

interface Fixtures {
  /** Someone new in the shop; at the end no uncaught error and no violation may be left. */
  visitor: Visitor;
  /** Replaces the visitor's faults. */
  faults: (...faults: Fault[]) => Promise<void>;
  /** The writes that the shop has applied for the visitor, in order. */
  ledger: () => Promise<LedgerEntry[]>;
}

interface WorkerFixtures {
  engine: Engine;
}

/** For journeys: written once, run by Chromium, Firefox and WebKitGTK. The project's `browserName` chooses. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({ browserName, playwright }, use) => {
      // Debian's WebKit has a driver of its own; Playwright drives all others.
      const isDebians = browserName === 'webkit' && !findOwnBrowsers().webkit;
      const engine = await (isDebians ? startWebKit() : startPlaywright(playwright[browserName]));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL, storageState }, use, info) => {
    const cookies = typeof storageState === 'object' ? storageState.cookies : [];
    const tab = await engine.welcome({ baseURL: baseURL!, cookies });
    const visitor = new Visitor(tab);
    try {
      await use(visitor);
      if (info.status === 'passed')
        expect(await visitor.errors(), 'uncaught errors and violations').toEqual([]);
      else await info.attach('what the visitor saw', { body: await tab.picture(), contentType: 'image/png' });
    } finally {
      await tab.leave();
    }
  },
  faults: async ({ visitor }, use) => {
    await use(async (...faults) => {
      const { status, body } = await visitor.request('POST', '/demo/faults', faults);
      expect(status, body).toBe(200);
    });
  },
  ledger: async ({ visitor }, use) => {
    await use(async () => {
      const { status, body } = await visitor.request('GET', '/demo/ledger');
      expect(status, body).toBe(200);
      return JSON.parse(body) as LedgerEntry[];
    });
  },
});

export { expect };
