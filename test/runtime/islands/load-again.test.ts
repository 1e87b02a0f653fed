import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineService, type App } from '#runtime/islands/definition.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { startServices } from '#runtime/islands/services.ts';
import { on } from '#runtime/page/events.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mountIsland, newName, unmount, whenIdle } from '../../support/islands.ts';

let library: AbortController;

beforeEach(() => {
  library = new AbortController();
});
afterEach(() => {
  library.abort();
  leavePage();
});

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

test('an island is mounted if the network comes back before its failure is known', async () => {
  watchConsole();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const view = vi.fn();
  let attempts = 0;
  const load = () => {
    attempts += 1;
    if (attempts === 2) online.mockReturnValue(true);
    return attempts > 2
      ? Promise.resolve({ default: view })
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  const host = await mountIsland(view, '', { load });
  await vi.waitFor(() => expect(stateOf(host)).toBe('ready'));
  expect(view).toHaveBeenCalledTimes(1);
});

test('a service starts if the network comes back while its failure is shown', async () => {
  watchConsole();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { signal } = library;
  const name = newName();
  const start = vi.fn();
  const load = () =>
    navigator.onLine ? Promise.resolve({ default: start }) : Promise.reject(new TypeError('Failed to fetch'));
  addDefinition(defineService({ name, when: 'load', load }));
  on('service-error', () => void online.mockReturnValue(true), signal);
  startServices({} as App, signal);
  await whenIdle();
  expect(start).toHaveBeenCalledTimes(1);
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
