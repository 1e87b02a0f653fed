import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineIsland, defineService, type Mount } from '#runtime/islands/definition.ts';
import { emit } from '#runtime/page/events.ts';
import { start } from '#runtime/start.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { find, goTo, showPage } from '../support/page.ts';
import { SCRIPT_ADDRESS } from '../support/hostile.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => {
  goTo('/fr');
  showPage('');
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

const mountFirst = vi.fn<Mount>();
const first = defineIsland({
  name: 'first',
  when: 'load',
  load: () => Promise.resolve({ default: mountFirst }),
});
const app = start([first]);

const island = (name: string, mountIt: Mount) =>
  defineIsland({ name, when: 'load', load: () => Promise.resolve({ default: mountIt }) });

const service = (name: string, run: () => void, extra: object = {}) =>
  defineService({ name, when: 'load', load: () => Promise.resolve({ default: run }), ...extra });

test('the page says in its body’s class whether it is the home page [NAV-07]', async () => {
  showPage('<main data-page></main>');
  await app.whenIdle();
  expect(document.body.classList.contains('page') || document.body.classList.contains('homepage')).toBe(true);
});

describe('an island of somebody else', () => {
  test('is mounted where it stands once it is registered, without a warning', async () => {
    showPage('<div data-island="guest"></div>');
    app.mount();
    const mountIt = vi.fn();
    app.register(island('guest', mountIt));
    await app.whenIdle();
    expect(mountIt).toHaveBeenCalledTimes(1);
    expect(consoleWatch.warnings()).toEqual([]);
  });

  test('that is never registered is one warning, and the page goes on [PGE-12]', async () => {
    showPage('<div data-island="fist">server</div><div data-island="first"></div>');
    app.mount();
    await app.whenIdle();
    await vi.waitFor(() => expect(consoleWatch.warnings()).toHaveLength(1));
    expect(consoleWatch.warnings()[0]).toContain('Did you mean "first"?');
    expect(find('div').textContent).toBe('server');
    expect(mountFirst).toHaveBeenCalled();
  });
});

test('what the page adds is mounted without any call [NAV-14]', async () => {
  mountFirst.mockClear();
  document.body.append(Object.assign(document.createElement('p'), { id: 'added' }));
  find('#added').dataset['island'] = 'first';
  const wrapper = document.createElement('div');
  wrapper.append(find('#added'));
  document.body.append(wrapper);
  await new Promise((resolve) => setTimeout(resolve));
  await app.whenIdle();
  expect(mountFirst).toHaveBeenCalledTimes(1);
});

test('what is unmounted stays unmounted, also islands inside a view', async () => {
  const { react, Slot } = await import('#runtime/islands/react.tsx');
  const { createElement } = await import('react');
  const mountIt = vi.fn();
  app.register(island('inside', mountIt));
  app.register(island('view', react(() => createElement(Slot)) as Mount));
  showPage('<div data-island="view"><p data-island="inside"></p></div>');
  app.mount();
  await app.whenIdle();
  app.unmount(document.body);
  await new Promise((resolve) => setTimeout(resolve));
  await app.whenIdle();
  expect(mountIt).toHaveBeenCalledTimes(1);
  expect(app.inspect()).toEqual([]);
});

describe('a visit that a script asks for', () => {
  test('of another site is left to the browser', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await app.visit('https://example.org/');
    expect(String(assign.mock.calls[0]![0])).toBe('https://example.org/');
  });

  test('that would run a script does nothing', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await app.visit(SCRIPT_ADDRESS);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a service', () => {
  test('is started once, with the app', async () => {
    const run = vi.fn();
    app.register(service('plain', run));
    app.mount();
    await app.whenIdle();
    expect(run).toHaveBeenCalledTimes(1);
    expect(run.mock.calls[0]).toMatchObject([app, { signal: expect.any(AbortSignal) }]);
  });

  test('with a selector is started when the first such element appears, however it came', async () => {
    const run = vi.fn();
    app.register(service('forms', run, { selector: 'form.special' }));
    await app.whenIdle();
    expect(run).not.toHaveBeenCalled();
    document.body.append(Object.assign(document.createElement('form'), { className: 'special' }));
    await new Promise((resolve) => setTimeout(resolve));
    await app.whenIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('with an event is started by the first such event, also when it was registered late', async () => {
    const run = vi.fn();
    app.register(service('growl', run, { event: 'notice' }));
    await app.whenIdle();
    expect(run).not.toHaveBeenCalled();
    emit(document, 'notice', { tone: 'status', text: 'Hi' });
    emit(document, 'notice', { tone: 'status', text: 'again' });
    await app.whenIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that throws is reported and stops nothing', async () => {
    const broken = () => {
      throw new Error('broken service');
    };
    app.register(service('broken', broken));
    await app.whenIdle();
    expect(consoleWatch.errors()).toEqual(['[archipel] broken service']);
  });
});

test('a page from the back-forward cache is looked through again', async () => {
  mountFirst.mockClear();
  document.body.innerHTML = '<p data-island="first"></p>';
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(find('p').dataset['islandState']).toBeDefined();
  await app.whenIdle();
  expect(mountFirst).toHaveBeenCalledTimes(1);
});

// After the reset, earlier modules no longer find their lazy imports: the following tests are the last.
test('starting twice, even from another copy of the script, is harmless', async () => {
  expect(start([island('never', vi.fn())])).toBe(app);
  vi.resetModules();
  const copy = await import('#runtime/start.ts');
  expect(copy.start([])).toBe(app);
});

test('a second runtime in a bundle is reported once, and registers its islands with the first', async () => {
  vi.resetModules();
  const copy = await import('#runtime/start.ts');
  expect(copy.start([], undefined, 'https://shop.example/own.js')).toBe(app);
  await vi.waitFor(() => expect(consoleWatch.errors()).toHaveLength(1));
  expect(consoleWatch.errors().join()).toContain('https://shop.example/own.js has a second one in it');
});
