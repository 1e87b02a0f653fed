import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outerIslandReady } from '#kit/outer-island.ts';
import { watchConsole } from '../../support/console.ts';
import { leavePage, mount, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

beforeEach(() => void watchConsole());
afterEach(leavePage);

/** Shows an outer island that loads on demand, and an element inside that waits for it. */
function showOuter() {
  const code = later<{ default: () => void }>();
  const name = registerIsland(() => {}, { load: () => code.promise });
  showPage(`<form data-island="${name}"><p data-island="${name}-inner"></p></form>`);
  mount();
  const onReady = vi.fn();
  void outerIslandReady(find('p'), name).then(onReady);
  return { code, name, onReady };
}

test('an island inside waits until the one around it is there', async () => {
  const { code, name, onReady } = showOuter();
  await Promise.resolve();
  expect(onReady).not.toHaveBeenCalled();
  code.resolve({ default: () => {} });
  await whenIdle();
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce());
  await outerIslandReady(find('p'), name);
});

test('or has failed, or has left', async () => {
  const first = showOuter();
  first.code.reject(new Error('404'));
  await vi.waitFor(() => expect(first.onReady).toHaveBeenCalledOnce());
  const second = showOuter();
  unmount(find('form'));
  await vi.waitFor(() => expect(second.onReady).toHaveBeenCalledOnce());
});

test('but never longer than 3 s, and not at all where there is none', async () => {
  vi.useFakeTimers();
  const { onReady } = showOuter();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(onReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onReady).toHaveBeenCalledOnce();
  showPage('<p></p>');
  await outerIslandReady(find('p'), 'checkout');
});
