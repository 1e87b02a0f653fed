import { afterEach, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mountIsland, unmount } from '../../support/islands.ts';

afterEach(leavePage);

const stateOf = (host: Element) => host.getAttribute('data-island-state');

test('an island whose code failed offline is mounted once the network is back, without a visit', async () => {
  const { errors } = watchConsole();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = vi.fn();
  let isThere = false;
  const load = () =>
    isThere ? Promise.resolve({ default: view }) : Promise.reject(new TypeError('Failed to fetch'));
  const host = await mountIsland(view, '', { load });
  expect(stateOf(host)).toBe('failed');
  expect(errors()).toHaveLength(1);
  isThere = true;
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(stateOf(host)).toBe('ready'));
  expect(view).toHaveBeenCalledTimes(1);
});

test('an island that leaves while its code loads once more says so [NAV-14]', async () => {
  watchConsole();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isThere = false;
  const load = () =>
    isThere ? new Promise<never>(() => {}) : Promise.reject(new TypeError('Failed to fetch'));
  const host = await mountIsland(() => {}, '', { load });
  const left = vi.fn();
  host.addEventListener('archipel:island-unmounted', left);
  isThere = true;
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(stateOf(host)).toBe('loading'));
  unmount(host);
  expect(left).toHaveBeenCalledTimes(1);
});

test('code that fails with a network is not asked for again by itself', async () => {
  watchConsole();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const host = await mountIsland(() => {}, '', { load });
  const { length } = load.mock.calls;
  dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(stateOf(host)).toBe('failed');
  expect(load).toHaveBeenCalledTimes(length);
});
