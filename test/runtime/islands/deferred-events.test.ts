import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferEvents } from '#runtime/islands/deferred-events.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mount, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(() => {
  leavePage();
  // Pending loads of a test would keep the next one from becoming idle.
  for (const { resolve } of codes.splice(0)) resolve({ default: () => {} });
});

type Module = { default: (host: HTMLElement) => void };
const codes: ReturnType<typeof later<Module>>[] = [];

/** Shows an island that waits for interaction and loads on demand. */
function showWaiting(inner: string, definition: { defers?: string; isUrgent?: () => boolean } = {}) {
  const code = later<Module>();
  codes.push(code);
  const load = vi.fn(() => code.promise);
  const name = registerIsland(() => {}, { when: 'interaction', load, ...definition });
  showPage(`<div data-island="${name}">${inner}</div>`);
  mount();
  return { code, load, host: find('[data-island]') };
}

const count = (type: string, selector: string) => {
  const listener = vi.fn((event: Event) => event.preventDefault());
  find(selector).addEventListener(type, listener);
  return listener;
};

describe('an island that waits for interaction', () => {
  test('is not loaded before somebody turns to it', () => {
    const { load, host } = showWaiting('<button type="button">Open</button>');
    expect(load).not.toHaveBeenCalled();
    expect(host.dataset['islandState']).toBe('waiting');
    find('button').dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(host.dataset['islandState']).toBe('loading');
  });

  test('gets the click that came before, once', async () => {
    const { code } = showWaiting('<button type="button">Open</button>');
    find('button').click();
    find('button').click();
    const onClick = vi.fn();
    code.resolve({ default: (host) => find('button', host).addEventListener('click', onClick) });
    await whenIdle();
    expect(onClick).toHaveBeenCalledTimes(1);
    find('button').click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a button without a type that is in no form', '<button>Open</button>', 1],
    ['a button of a form elsewhere', '<button form="else">Open</button>', 0],
    ['a button that resets its form', '<form><button type="reset">Open</button></form>', 0],
  ])('gets the click on %s %s: %i', async (_what, inner, times) => {
    const { code } = showWaiting(inner);
    find('button').click();
    const onClick = vi.fn();
    code.resolve({ default: (host) => find('button', host).addEventListener('click', onClick) });
    await whenIdle();
    expect(onClick).toHaveBeenCalledTimes(times);
  });

  test('gets the submit that came before, once, with its button', async () => {
    const { code } = showWaiting('<form><button name="how" value="b">Send</button></form>');
    find('button').click();
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    code.resolve({ default: (host) => find('form', host).addEventListener('submit', onSubmit) });
    await whenIdle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect((onSubmit.mock.calls[0]![0] as SubmitEvent).submitter).toBe(find('button'));
  });

  test('gives the click to the view’s own button when the server’s has left', async () => {
    const { code } = showWaiting('<button type="button">Open</button>');
    find('button').click();
    const onClick = vi.fn();
    const drawView = (host: HTMLElement) => {
      host.innerHTML = '<button type="button">Close</button><button type="button"> Open </button>';
      host.lastElementChild!.addEventListener('click', onClick);
    };
    code.resolve({ default: drawView });
    await whenIdle();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('warns when the view has no such button', async () => {
    const { code } = showWaiting('<button type="button">Open</button>');
    find('button').click();
    code.resolve({ default: (host) => host.replaceChildren() });
    await vi.waitFor(() => expect(consoleWatch.warnings()).toHaveLength(1));
  });

  test('lets the click happen natively when its code does not come [ERR-04]', async () => {
    const { code, host } = showWaiting('<button type="button">Open</button>');
    const onClick = count('click', 'button');
    find('button').click();
    expect(onClick).not.toHaveBeenCalled();
    code.reject(new Error('404'));
    await whenIdle();
    expect(host.dataset['islandState']).toBe('failed');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('leaves links and other buttons to the browser', () => {
    showWaiting('<a href="#x">Link</a><button type="reset">Reset</button>');
    const onLink = count('click', 'a');
    const onReset = count('click', 'button');
    find('a').click();
    find('button').click();
    expect(onLink).toHaveBeenCalledTimes(1);
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  test('holds the links that its definition names, when they are pressed plainly', async () => {
    const defers = 'button[type=button], [data-open]';
    const { code } = showWaiting('<a href="#x" data-open>Open</a>', { defers });
    const onLink = count('click', 'a');
    find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(onLink).toHaveBeenCalledTimes(1);
    find('a').click();
    expect(onLink).toHaveBeenCalledTimes(1);
    code.resolve({ default: () => {} });
    await whenIdle();
    expect(onLink).toHaveBeenCalledTimes(2);
  });

  test('leaves the buttons of an island inside to that island: each press counts', () => {
    const inner = registerIsland(() => {}, { when: 'load' });
    showWaiting(`<p data-island="${inner}"><button type="button">+</button></p>`);
    const onPress = count('click', 'button');
    find('button').click();
    find('button').click();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test('holds also where its definition has it loaded at once', async () => {
    const { code } = showWaiting('<form><button>Send</button></form>', { isUrgent: () => true });
    const onSubmit = count('submit', 'form');
    find<HTMLFormElement>('form').requestSubmit();
    expect(onSubmit).not.toHaveBeenCalled();
    code.resolve({ default: () => {} });
    await whenIdle();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('that leaves replays nothing', async () => {
    const { code, host } = showWaiting('<button type="button">Open</button>');
    const onClick = count('click', 'button');
    find('button').click();
    unmount(host);
    code.resolve({ default: () => {} });
    await whenIdle();
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('the event that came last is the one that counts, and it is replayed once', () => {
  showPage('<div><button type="button" id="a">A</button><button type="button" id="b">B</button></div>');
  const deferred = deferEvents(find('div'), new AbortController().signal);
  const [onA, onB] = [count('click', '#a'), count('click', '#b')];
  find('#a').click();
  find('#b').click();
  deferred.release();
  deferred.release();
  expect([onA.mock.calls.length, onB.mock.calls.length]).toEqual([0, 1]);
});

test('what was held happens although the island’s signal has ended: a failed island ends it first', () => {
  showPage('<div><button type="button" id="a"></button></div>');
  const controller = new AbortController();
  const deferred = deferEvents(find('div'), controller.signal);
  const onA = count('click', '#a');
  find('#a').click();
  controller.abort();
  deferred.release();
  expect(onA).toHaveBeenCalledTimes(1);
});

test('a field that is named like a method of forms does not stop the replay', () => {
  showPage('<div><form><input name="requestSubmit"><input name="isConnected"></form></div>');
  const deferred = deferEvents(find('div'), new AbortController().signal);
  const onSubmit = count('submit', 'form');
  find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  deferred.release();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
