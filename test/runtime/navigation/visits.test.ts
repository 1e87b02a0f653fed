import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { goTo, showPage } from '../../support/page.ts';

const FILE = '#runtime/navigation/travel.ts';
let assign: MockInstance<typeof location.assign>;
let reload: MockInstance<typeof location.reload>;

beforeEach(() => {
  vi.resetModules();
  goTo('/fr');
  showPage('<main data-page></main>');
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  vi.doUnmock(FILE);
  vi.restoreAllMocks();
});

const fail = (): never => {
  throw new Error('of ours');
};

test.each([
  ['can’t be had', fail],
  ['is empty', () => ({})],
  ['lacks what is asked of it', () => ({ other: 1, runVisit: undefined })],
  ['throws at once', () => ({ runVisit: fail })],
  ['fails later', () => ({ runVisit: () => Promise.reject(new Error('of ours')) })],
])('a click leads there by the browser when the code for it %s [NAV-01] [ERR-04]', async (_what, file) => {
  const { errors } = watchConsole();
  vi.doMock(FILE, file);
  const { visit } = await import('#runtime/navigation/visits.ts');
  await visit(new URL('/fr/cart', location.href));
  expect(assign.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/fr/cart']);
  expect(errors()).toHaveLength(1);
});

/** The entry's own code of visits, as a stub. */
async function warm(stub: object = { startTravel: vi.fn(), runVisit: vi.fn() }) {
  vi.doMock(FILE, () => stub);
  const { warmUp } = await import('#runtime/navigation/visits.ts');
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  warmUp(controller.signal);
  return { stub: stub as { startTravel: MockInstance }, signal: controller.signal };
}

const OURS = { archipel: 2, page: 1, key: 1, scopes: {} };

describe('the code of visits [NAV-02]', () => {
  test('is loaded at once where the entry is one of ours: Back may lead to another', async () => {
    history.replaceState(OURS, '');
    const { stub, signal } = await warm();
    await vi.waitFor(() => expect(stub.startTravel.mock.calls).toEqual([[signal]]));
  });

  test('waits for the page’s load or the first input elsewhere', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { stub } = await warm();
    await new Promise((resolve) => setTimeout(resolve));
    expect(stub.startTravel).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(stub.startTravel).toHaveBeenCalledTimes(1));
  });

  test('is loaded by back and forward before that', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { stub } = await warm();
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(stub.startTravel).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
  });

  test('is loaded at once where Back has left the entry before any script ran', async () => {
    history.replaceState(OURS, '');
    const loaded = { name: new URL('/fr/two', location.href).href } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
    const { stub } = await warm();
    await vi.waitFor(() => expect(stub.startTravel).toHaveBeenCalledTimes(1));
  });
});

describe('back and forward without the code of visits [ERR-04]', () => {
  /** Moves to an entry while that code can't be had. */
  async function move(address: string, state: unknown): Promise<void> {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    watchConsole();
    await warm({ startTravel: fail });
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
  }

  test.each([
    ['an entry without a state', null],
    ['an entry of ours', OURS],
  ])('are the browser’s: %s', async (_what, state) => {
    await move('/fr/two', state);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an entry of another script', '/fr/two', { theirs: 1 }],
    ['a hash of the shown page', '/fr#part', null],
  ])('load nothing for %s', async (_what, address, state) => {
    await move(address, state);
    expect(reload).not.toHaveBeenCalled();
  });
});
