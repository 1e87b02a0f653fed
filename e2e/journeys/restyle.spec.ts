import type { CDPSession, Page } from '@playwright/test';
import { leaveUntouched, waitForLoads } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['', '/catalog', '/catalog/product/mug-dune', '/journal', '/contact'];

/** Changes that the library makes all the time, somewhere in a page. */
const CHANGES = {
  'an element more': () => document.querySelector('main')!.append(document.createElement('span')),
  'a first element': () => document.querySelector('main')!.prepend(document.createElement('span')),
  'a script more': () => document.head.append(document.createElement('link')),
  'something hidden': () => document.querySelector('main p')!.toggleAttribute('hidden'),
  'a visited link': () => document.querySelector('main a')!.toggleAttribute('data-visiting'),
  'an island found': () =>
    document.querySelector('[data-island]')!.setAttribute('data-island-state', 'found'),
};

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Returns how many elements the browser computed the style of after the change. */
async function countRestyled(page: Page, session: CDPSession, change: () => void): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(change);
  await page.evaluate(() => document.body.offsetWidth);
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return Math.max(
    0,
    ...events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0),
  );
}

test('a change of a page restyles a small part of it', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await leaveUntouched(page);
  for (const path of PAGES) {
    await page.goto(`/fr${path}`);
    await waitForLoads(page);
    const all = await page.locator('body *').count();
    for (const [name, change] of Object.entries(CHANGES)) {
      const restyled = await countRestyled(page, session, change);
      expect.soft(restyled, `${path}: ${name}, of ${all} elements`).toBeLessThan(all / 10);
    }
  }
});
