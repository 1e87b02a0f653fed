import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineService, type App } from '#runtime/islands/definition.ts';
import { addDefinition } from '#runtime/islands/registry.ts';
import { startServices } from '#runtime/islands/services.ts';
import { startObserver, stopObserver } from '#runtime/islands/observer.ts';
import { showPage } from '../../support/page.ts';
import { leavePage, newName, whenIdle } from '../../support/islands.ts';

const app = {} as App;
let library: AbortController;

/** Registers a service with this selector; returns its start function. */
function registerService(selector: string) {
  const start = vi.fn();
  const load = () => Promise.resolve({ default: start });
  addDefinition(defineService({ name: newName(), when: 'load', selector, load }));
  return start;
}

beforeEach(() => {
  library = new AbortController();
  showPage('<main></main>');
  startObserver((added) => startServices(app, library.signal, { added }));
});
afterEach(() => {
  library.abort();
  stopObserver();
  leavePage();
});

const addToMain = (html: string) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html);

test.each([
  ['itself', '<p data-ring></p>'],
  ['deep inside', '<div><ul><li><b data-ring></b></li></ul></div>'],
])('a service starts when an element comes that has its selector %s', async (_where, html) => {
  const start = registerService('[data-ring]');
  startServices(app, library.signal);
  expect(start).not.toHaveBeenCalled();
  addToMain(html);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test('elements that are added cost no look through the whole page', async () => {
  registerService('[data-never]');
  startServices(app, library.signal);
  const query = vi.spyOn(document, 'querySelector');
  for (let index = 0; index < 20; index += 1) {
    addToMain(`<p>${index}</p>`);
    // Each line is a separate batch of mutations.
    await Promise.resolve();
  }
  await whenIdle();
  const looks = query.mock.calls.filter(([selector]) => selector === '[data-never]');
  expect(looks).toEqual([]);
});

test.each([
  ['an object of settings', { alpha: {} }, 'alpha'],
  ['a path to one value', { alpha: { beta: true } }, 'alpha.beta'],
])('a service starts by %s', async (_what, config, setting) => {
  const start = await startConfigured(config, setting);
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

test.each([
  ['that is not there', {}, 'alpha'],
  ['whose neighbour alone is there', { alpha: { gamma: true } }, 'alpha.beta'],
  ['that is switched off', { alpha: { beta: false } }, 'alpha.beta'],
])('a service does not start by a setting %s', async (_what, config, setting) => {
  const start = await startConfigured(config, setting);
  await whenIdle();
  expect(start).not.toHaveBeenCalled();
});

/** Starts a service of a setting on a page with this configuration; returns its start function. */
async function startConfigured(config: object, setting: string) {
  vi.resetModules();
  showPage(`<script type="application/json" id="archipel-config">${JSON.stringify(config)}</script>`);
  const start = vi.fn();
  const [{ addDefinition: add }, services] = await Promise.all([
    import('#runtime/islands/registry.ts'),
    import('#runtime/islands/services.ts'),
  ]);
  const load = () => Promise.resolve({ default: start });
  add(defineService({ name: newName(), when: 'load', setting, load }));
  services.startServices(app, library.signal);
  return start;
}

describe('a submit before the code that judges it is there', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('waits for two seconds, however long ago the service was started [VAL-19]', async () => {
    showPage('<form><button>Send</button></form>');
    const send = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', send);
    const load = () => new Promise<never>(() => {});
    addDefinition(defineService({ name: newName(), when: 'load', defersSubmits: true, load }));
    startServices(app, library.signal);
    await vi.advanceTimersByTimeAsync(5_000);
    document.querySelector('button')!.click();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledOnce();
    document.querySelector('button')!.click();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
