import type { Page } from '@playwright/test';
import { afterEach, expect, test, vi } from 'vitest';
import { createExchange } from '../../../tools/mocks/exchange.ts';
import type { OpenApi } from '../../../tools/mocks/openapi.ts';
import { findFaults } from '../../../tools/playwright/after-test.ts';
import type { Journal } from '../../../tools/playwright/journal.ts';
import type { ArchipelOptions } from '../../../tools/playwright/options.ts';
import { read } from '../../support/files.ts';

afterEach(() => void vi.useRealTimers());

const openapi: OpenApi = {
  paths: {
    '/api/v1/shoppingcarts': { get: { operationId: 'cart.readSummary', responses: {} } },
  },
} as unknown as OpenApi;

/** A page that is closed has no listeners to look for. */
const page = { isClosed: () => true } as unknown as Page;

const journal = (parts: Partial<Journal>): Journal => ({
  events: [],
  complaints: [],
  errors: [],
  violations: [],
  ...parts,
});

const faultsOf = (
  parts: Partial<Journal>,
  { complaints = [], options = {} }: { complaints?: RegExp[]; options?: ArchipelOptions } = {},
  exchange = createExchange(openapi),
) => findFaults({ page, journal: journal(parts), exchange, expected: { complaints, errors: [] }, options });

test('a quiet page has no faults', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test('complaints, errors and violations are each a block, with the way out; a repeated violation is one line', async () => {
  const faults = await faultsOf({
    complaints: ['[archipel] One.'],
    errors: ['TypeError: two'],
    violations: ['style-src blocked inline', 'style-src blocked inline'],
  });
  expect(faults).toEqual([
    expect.stringMatching(/in the console:\n {2}\[archipel\] One\.\n.*expectComplaint/),
    'Violations of the content security policy:\n  style-src blocked inline',
    expect.stringMatching(/^Uncaught errors of the page:\n {2}TypeError: two\n.*expectError/),
  ]);
});

test('an expected complaint is none, and one that never comes is a fault', async () => {
  const complaints = [/One/];
  expect(await faultsOf({ complaints: ['[archipel] One.'] }, { complaints })).toEqual([]);
  vi.useFakeTimers();
  const faults = faultsOf({}, { complaints });
  await vi.runAllTimersAsync();
  expect(await faults).toEqual(['The test expects /One/, and the page never reported it.']);
});

test('a complaint that the browser reports after the end of the test still counts', async () => {
  vi.useFakeTimers();
  const reported: string[] = [];
  const faults = faultsOf({ complaints: reported }, { complaints: [/One/] });
  await vi.advanceTimersByTimeAsync(100);
  reported.push('[archipel] One.');
  await vi.runAllTimersAsync();
  expect(await faults).toEqual([]);
});

test('a call and a fragment without an answer are named with what gives one, once each', async () => {
  const exchange = createExchange(openapi);
  const send = (path: string, headers = {}) =>
    exchange.answer({ method: 'GET', url: `http://localhost${path}`, headers, body: undefined });
  await send('/api/v1/shoppingcarts');
  await send('/api/v1/shoppingcarts');
  await send('/fr/widget?a=1', { accept: 'text/html', 'x-requested-with': 'XMLHttpRequest' });
  expect(await faultsOf({}, {}, exchange)).toEqual([
    "cart.readSummary (GET /api/v1/shoppingcarts) has no answer: archipel.mock('cart.readSummary') gives that of openapi.json, archipel.allow('cart.readSummary') goes without.",
    "GET /fr/widget?a=1 has no answer: archipel.fragment('/fr/widget?a=1', html) gives one, archipel.allow('/fr/widget?a=1') goes without.",
  ]);
  expect(await faultsOf({}, { options: { checks: { calls: false } } }, exchange)).toEqual([]);
});

test('the guide explains each check by its name', () => {
  const [, section = ''] = read('docs/testing-your-site.md').split('\n### Checks after each test\n');
  const [table = ''] = section.split('\n### ');
  const names = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(['calls', 'console', 'errors', 'listeners', 'policy']));
});
