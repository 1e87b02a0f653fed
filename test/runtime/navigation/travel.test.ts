import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { current } from '#runtime/navigation/history.ts';
import { recordScope } from '#runtime/navigation/record.ts';
import { startTravel } from '#runtime/navigation/travel.ts';
import { whenIdle } from '#runtime/page/activity.ts';
import { goTo, showPage } from '../../support/page.ts';

const code = vi.hoisted(() => {
  let come!: () => void;
  const isThere = new Promise<void>((resolve) => (come = resolve));
  return { isThere, come, restoreScopes: vi.fn(() => Promise.resolve()) };
});
vi.mock(import('#runtime/ajax/restore.ts'), async () => {
  await code.isThere;
  return { restoreScopes: code.restoreScopes };
});

const controller = new AbortController();
const LIST = '#list';

beforeAll(() => {
  goTo('/fr/catalog');
  showPage('<main data-page><div id="list"></div></main>');
  Object.assign(current, { shown: '/fr/catalog', page: Date.now(), scopes: {}, isMoving: false });
  startTravel(controller.signal);
});
afterAll(() => controller.abort());

const at = (address: string) => new URL(address, location.href);

function choose(address: string): void {
  recordScope(at(address), LIST, at(address).href);
}

/** Simulates Back: the entry is current first, then the event is dispatched. */
function goBackTo(address: string, state: unknown): void {
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

test('a way back whose code came after the answer to a newer choice leaves that choice alone [NAV-02] [NAV-11]', async () => {
  const { state } = history;
  choose('/fr/catalog?q=mug');
  goBackTo('/fr/catalog', state);
  choose('/fr/catalog?q=bol');
  code.come();
  await whenIdle();
  expect(code.restoreScopes).not.toHaveBeenCalled();
  expect(location.search).toBe('?q=bol');
});

test('a way back that nothing has overtaken brings the parts of its entry [NAV-02]', async () => {
  const { state } = history;
  choose('/fr/catalog?q=vase');
  goBackTo('/fr/catalog?q=bol', state);
  await whenIdle();
  expect(code.restoreScopes).toHaveBeenCalledExactlyOnceWith(
    at('/fr/catalog?q=bol'),
    expect.objectContaining({ [LIST]: at('/fr/catalog?q=vase').href }),
    expect.objectContaining({ [LIST]: at('/fr/catalog?q=bol').href }),
  );
});
