import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import type * as Outcome from '#runtime/ajax/outcome.ts';
import { createAjax } from '#runtime/ajax/update.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

const faults = { placing: false, telling: false };

vi.mock(import('#runtime/ajax/outcome.ts'), async (load) => {
  const real: typeof Outcome = await load();
  const broken = () => {
    throw new Error('broken');
  };
  return {
    ...real,
    failOrder: (...asked) => (faults.placing ? broken() : real.failOrder(...asked)),
    succeed: async (...asked) => (faults.placing ? broken() : real.succeed(...asked)),
    tellOfOrder: (...told) => (faults.telling ? broken() : real.tellOfOrder(...told)),
  } satisfies typeof Outcome;
});

const LINK = `<a href="/save" data-ajax="true" data-ajax-method="POST" data-ajax-update="#box">x</a>
  <div id="box">Before</div>`;

let proceed: ReturnType<typeof vi.fn<() => void>>;
let consoleWatch: ReturnType<typeof watchConsole>;

const run = () =>
  createAjax(() => ({ failed: 'Failed.' }))(find('a'), { app: {} as App, submitter: null, proceed });

beforeEach(() => {
  goTo('/fr/page');
  showPage(LINK);
  Object.assign(faults, { placing: false, telling: false });
  proceed = vi.fn();
  consoleWatch = watchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a write is sent, and its answer placed [FRM-01]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  await run();
  expect([requests.length, find('#box').textContent]).toEqual([1, 'After']);
});

test('what breaks after a write was sent is reported, and the browser does not send it again [ERR-04]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  faults.placing = true;
  // An action that rejects is left to the browser, so it must not.
  await run();
  expect([requests.length, proceed.mock.calls.length]).toEqual([1, 0]);
  expect(consoleWatch.errors()[0]).toContain('broken');
});

test('what breaks before a write was sent is the browser’s to do [ERR-04]', async () => {
  const { requests } = stubServer(() => answer('<p>After</p>'));
  faults.telling = true;
  await expect(run()).rejects.toThrow('broken');
  expect(requests).toEqual([]);
});
