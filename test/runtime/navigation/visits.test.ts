import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { goTo, showPage } from '../../support/page.ts';

const FILE = '#runtime/navigation/travel.ts';
let assign: MockInstance<typeof location.assign>;

beforeEach(() => {
  vi.resetModules();
  goTo('/fr');
  showPage('<main data-page></main>');
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
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
