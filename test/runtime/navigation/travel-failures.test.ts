import { afterAll, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { current } from '#runtime/navigation/history.ts';
import { startTravel } from '#runtime/navigation/travel.ts';
import { runVisit } from '#runtime/navigation/visit.ts';
import { restoreScopes } from '#runtime/ajax/restore.ts';
import { on, type EventTable } from '#runtime/page/events.ts';
import { whenIdle } from '#runtime/page/activity.ts';
import { watchConsole } from '../../support/console.ts';
import { goTo, showPage } from '../../support/page.ts';

vi.mock(import('#runtime/navigation/visit.ts'), async (original) => ({
  ...(await original()),
  runVisit: vi.fn(() => Promise.resolve()),
}));
vi.mock(import('#runtime/ajax/restore.ts'), () => ({ restoreScopes: vi.fn(() => Promise.resolve()) }));

const controller = new AbortController();
const VISIT = 17;
let assign: MockInstance<typeof location.assign>;
let reload: MockInstance<typeof location.reload>;

beforeAll(() => {
  startTravel(controller.signal);
  startTravel(controller.signal);
});
afterAll(() => controller.abort());

beforeEach(() => {
  goTo('/fr/catalog');
  showPage('<main data-page></main>');
  watchConsole();
  vi.mocked(runVisit).mockClear();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  reload = vi
    .spyOn(location, 'reload')
    .mockReset()
    .mockImplementation(() => {});
  Object.assign(current, { shown: '/fr/catalog', page: VISIT, scopes: {}, isMoving: false });
});

const entry = (page: number, scopes = {}) => ({ archipel: 2, page, key: Date.now(), scopes });

/** Simulates Back: the entry is current first, then the event is dispatched. */
async function goBackTo(address: string, state: unknown): Promise<void> {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  await whenIdle();
}

const visited = () => vi.mocked(runVisit).mock.calls.map(([url, history]) => [url.pathname, history]);

test('back shows the page of its entry, once, however often the library was started [NAV-02]', async () => {
  await goBackTo('/fr/home', entry(VISIT + 1));
  expect(visited()).toEqual([['/fr/home', 'none']]);
});

test('a page that cannot be shown after back is the browser’s: its address is there already [NAV-02]', async () => {
  vi.mocked(runVisit).mockRejectedValueOnce(new Error('of ours'));
  await goBackTo('/fr/home', entry(VISIT + 1));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(assign).not.toHaveBeenCalled();
});

test('the whole page is visited when its parts cannot be restored [NAV-02]', async () => {
  vi.mocked(restoreScopes).mockRejectedValueOnce(new Error('of ours'));
  await goBackTo('/fr/catalog?q=mug', entry(VISIT, { '#list': '/fr/catalog?q=mug' }));
  expect(visited()).toEqual([['/fr/catalog', 'none']]);
  expect(reload).not.toHaveBeenCalled();
});

test('parts that are restored need no visit [NAV-02]', async () => {
  await goBackTo('/fr/catalog?q=bowl', entry(VISIT, { '#list': '/fr/catalog?q=bowl' }));
  expect([restoreScopes, runVisit].map((call) => vi.mocked(call).mock.calls.length > 0)).toEqual([
    true,
    false,
  ]);
});

test('a form that the page’s policy blocks is a failure that is not repeated [ERR-03]', async () => {
  const failures: EventTable['request-error'][] = [];
  on('request-error', (event) => void failures.push(event.detail), controller.signal);
  const violation = {
    effectiveDirective: 'form-action',
    disposition: 'enforce',
    blockedURI: 'https://pay.example',
  };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(failures[0]).toMatchObject({ url: 'https://pay.example', kind: 'origin', status: 0 });
  expect([failures[0]?.retry, failures[0]?.leave]).toEqual([undefined, undefined]);
});
