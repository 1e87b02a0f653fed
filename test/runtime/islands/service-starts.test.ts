import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineService, type App, type ServiceDefinition } from '#runtime/islands/definition.ts';
import { emit, on } from '#runtime/page/events.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { awaitServiceEvents, startBefore, startServices } from '#runtime/islands/services.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';
import { leavePage, newName, whenIdle } from '../../support/islands.ts';
import { later } from '../../support/server.ts';

const app = {} as App;
let library: AbortController;
let consoleWatch: WatchedConsole;

beforeEach(() => {
  library = new AbortController();
  consoleWatch = watchConsole();
  showPage('<main data-page><input></main>');
});
afterEach(() => {
  library.abort();
  leavePage();
});

/** Registers a service; returns its name and its start function. */
function register(options: Partial<ServiceDefinition> = {}, start = vi.fn()) {
  const name = newName();
  const load = vi.fn(() => Promise.resolve({ default: start }));
  addDefinition(defineService({ name, when: 'load', load, ...options }));
  return { name, start, load };
}

const run = () => startServices(app, library.signal);

test('a service gets the app and the library’s signal, and starts once', async () => {
  const { start } = register();
  run();
  run();
  await whenIdle();
  expect(start.mock.calls).toEqual([[app, { signal: library.signal }]]);
});

test('a service that is not due yet starts later', async () => {
  let isDue = false;
  const { start } = register({ isDue: () => isDue });
  run();
  await whenIdle();
  expect(start).not.toHaveBeenCalled();
  isDue = true;
  run();
  await whenIdle();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a service starts when one of many added elements has its selector', async () => {
  const { start } = register({ selector: '[data-bell]' });
  run();
  showPage('<p></p><p data-bell></p><p></p>');
  startServices(app, library.signal, { added: [...document.querySelectorAll('p')] });
  await whenIdle();
  expect(start).toHaveBeenCalledTimes(1);
});

test('added elements without its selector start no service', async () => {
  const { start } = register({ selector: '[data-gong]' });
  startServices(app, library.signal, { added: [find('main')] });
  await whenIdle();
  expect(start).not.toHaveBeenCalled();
});

describe('a service of an event', () => {
  test('starts with the first such event, and waits for no other', async () => {
    const { start } = register({ event: 'list-changed' });
    awaitServiceEvents(app, library.signal);
    run();
    emit(document, 'page-loaded', { url: '/' });
    await whenIdle();
    expect(start).not.toHaveBeenCalled();
    emit(document, 'list-changed', { count: 1 });
    emit(document, 'list-changed', { count: 2 });
    await whenIdle();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('that is registered later is awaited, too', async () => {
    awaitServiceEvents(app, library.signal);
    const { start } = register({ event: 'slide-changed' });
    awaitServiceEvents(app, library.signal);
    emit(document, 'slide-changed', { index: 0, count: 1 });
    await whenIdle();
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('a service that must be there before an event', () => {
  test('is there when the event may be emitted, however late its own start is', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { start } = register({ when: 'first-input', before: 'request-error' });
    const other = register({ when: 'first-input', before: 'api-error' });
    run();
    await startBefore('request-error');
    expect([start.mock.calls.length, other.start.mock.calls.length]).toEqual([1, 0]);
    await startBefore('request-error');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('is no reason to wait where the library has not started', async () => {
    vi.resetModules();
    const services = await import('#runtime/islands/services.ts');
    await expect(services.startBefore('request-error')).resolves.toBeUndefined();
  });
});

describe('a service whose code fails to load', () => {
  /** Registers a service whose code cannot be had until the network is back. */
  function registerLost(options: Partial<ServiceDefinition> = {}) {
    const start = vi.fn();
    let isLost = true;
    const load = () => (isLost ? Promise.reject(new TypeError('404')) : Promise.resolve({ default: start }));
    return { ...register({ ...options, load }), start, restore: () => (isLost = false) };
  }

  test('is reported with its name, and the page hears of it', async () => {
    const { name } = registerLost();
    const seen: unknown[] = [];
    on('service-error', ({ detail }) => void seen.push(detail), library.signal);
    run();
    await whenIdle();
    expect(seen).toEqual([{ name }]);
    expect(vi.mocked(console.error).mock.calls[0]).toContain(`service "${name}"`);
  });

  test('starts when the network is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { start, restore } = registerLost();
    run();
    await whenIdle();
    restore();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await whenIdle();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('is loaded again before the next event that needs it', async () => {
    const { start, restore } = registerLost({ before: 'sign-in-needed' });
    run();
    await whenIdle();
    restore();
    await startBefore('sign-in-needed');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('releases the submits that have waited for it', async () => {
    showPage('<form><button>Send</button></form>');
    const send = vi.fn((event: Event) => event.preventDefault());
    find('form').addEventListener('submit', send);
    const code = later<never>();
    register({ defersSubmits: true, load: () => code.promise });
    run();
    find('button').click();
    expect(send).not.toHaveBeenCalled();
    code.reject(new SyntaxError('no'));
    await whenIdle();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  test('stops no other one that throws as it starts', async () => {
    register(
      {},
      vi.fn(() => {
        throw new Error('a bug');
      }),
    );
    const { start } = register();
    run();
    await whenIdle();
    expect(start).toHaveBeenCalledTimes(1);
    expect(consoleWatch.errors()).toEqual(['[archipel] a bug']);
  });
});

test('a service without deferred submits lets them happen while it loads', async () => {
  showPage('<form><button>Send</button></form>');
  const send = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', send);
  const code = later<{ default: () => void }>();
  register({ load: () => code.promise });
  run();
  find('button').click();
  expect(send).toHaveBeenCalledTimes(1);
  code.resolve({ default: () => {} });
  await whenIdle();
});

describe('a visit waits for the code that a changed field has started', () => {
  const changeField = () => find('input').dispatchEvent(new Event('input', { bubbles: true }));

  beforeEach(() => {
    const loaded = { name: location.href, type: 'navigate' } as unknown as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  });

  /** Returns the work that a visit must wait for. */
  function leave(): Promise<unknown>[] {
    const waits: Promise<unknown>[] = [];
    emit(document, 'page-leave', { url: '/', waitFor: (work) => waits.push(work) });
    return waits;
  }

  test('until it is there', async () => {
    const code = later<{ default: () => void }>();
    register({ when: 'input', load: () => code.promise });
    run();
    expect(leave()).toHaveLength(0);
    changeField();
    const [work] = leave();
    code.resolve({ default: () => {} });
    await work;
    await whenIdle();
    expect(leave()).toHaveLength(0);
  });

  test('for two seconds at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const code = later<{ default: () => void }>();
    register({ when: 'input', load: () => code.promise });
    run();
    changeField();
    const over = vi.fn();
    void Promise.all(leave()).then(over);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(1);
    code.resolve({ default: () => {} });
    vi.useRealTimers();
    await whenIdle();
  });

  test('but for no other code', async () => {
    const code = later<{ default: () => void }>();
    register({ load: () => code.promise });
    run();
    expect(leave()).toHaveLength(0);
    code.resolve({ default: () => {} });
    await whenIdle();
  });
});
