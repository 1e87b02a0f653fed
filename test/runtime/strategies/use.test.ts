import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page with code that waits for the first input. */
async function openPage({ savesData = false, isLoaded = true } = {}) {
  showPage('<main><p></p></main>');
  vi.stubGlobal('navigator', { connection: { saveData: savesData } });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(isLoaded ? 'complete' : 'interactive');
  const { whenFirstInput } = await import('#runtime/islands/strategies/first-input.ts');
  const start = vi.fn();
  const controller = new AbortController();
  whenFirstInput(document.documentElement, start, controller.signal);
  return { start, whenFirstInput, controller };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test.each(['pointermove', 'touchstart', 'focusin', 'click', 'submit'])(
  'what waits for the use of a page starts in a free moment after the first %s',
  async (sign) => {
    const { start } = await openPage();
    await pass(4_000);
    expect(start).not.toHaveBeenCalled();
    find('p').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
    await pass(1);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('a page that nobody touches is taken as used five seconds after its load', async () => {
  const { start } = await openPage({ isLoaded: false });
  await pass(60_000);
  expect(start).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await pass(4_999);
  expect(start).not.toHaveBeenCalled();
  await pass(2);
  expect(start).toHaveBeenCalledTimes(1);
});

test('where the visitor saves data nothing comes that was not asked for', async () => {
  const { start } = await openPage({ savesData: true });
  await pass(600_000);
  expect(start).not.toHaveBeenCalled();
  find('p').dispatchEvent(new Event('touchstart', { bubbles: true }));
  await pass(1);
  expect(start).toHaveBeenCalledTimes(1);
});

test('on a page that was used already the next free moment will do, and what has ended never starts', async () => {
  const { whenFirstInput, controller } = await openPage();
  find('p').dispatchEvent(new Event('click', { bubbles: true }));
  await pass(1);
  const late = vi.fn();
  whenFirstInput(document.documentElement, late, controller.signal);
  await pass(1);
  expect(late).toHaveBeenCalledTimes(1);
  const never = vi.fn();
  whenFirstInput(document.documentElement, never, controller.signal);
  controller.abort();
  await pass(5_000);
  expect(never).not.toHaveBeenCalled();
});
