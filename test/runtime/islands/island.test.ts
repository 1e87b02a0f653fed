import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, number, object, optional } from '#kit/props.ts';
import type { MountContext } from '#runtime/islands/definition.ts';
import { inspect } from '#runtime/islands/islands.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import {
  leavePage,
  mount,
  mountIsland,
  mountPage,
  recordEvents,
  registerIsland,
  unmount,
  whenIdle,
} from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

const STEPS = ['island-waiting', 'island-loading', 'island-ready', 'island-error', 'island-unmounted'];

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const stateOf = (host: Element) => host.getAttribute('data-island-state');

describe('an island goes through its states', () => {
  test('it waits, loads, and is ready; each step is an event that bubbles', async () => {
    const seen = recordEvents(...STEPS);
    const host = await mountIsland(vi.fn());
    expect(stateOf(host)).toBe('ready');
    expect(seen).toEqual(['island-waiting', 'island-loading', 'island-ready']);
  });

  test('its state can be read while it loads', async () => {
    const { promise, resolve } = later<{ default: () => void }>();
    const name = registerIsland(() => {}, { load: () => promise });
    showPage(`<div data-island="${name}"></div>`);
    mount();
    expect(stateOf(find('div'))).toBe('loading');
    resolve({ default: () => {} });
    await whenIdle();
    expect(stateOf(find('div'))).toBe('ready');
  });

  test('where its definition finds it urgent it is loaded at once, unless the page has a moment for it', async () => {
    const isUrgent = ({ dataset }: HTMLElement) => 'now' in dataset;
    const name = registerIsland(() => {}, { when: 'interaction', isUrgent });
    showPage(`<p data-island="${name}"></p><p data-island="${name}" data-now></p>
      <p data-island="${name}" data-now data-island-when="interaction"></p>`);
    mount();
    await whenIdle();
    expect([...document.querySelectorAll('p')].map(stateOf)).toEqual(['waiting', 'ready', 'waiting']);
  });

  test('its module may wait for another one, whose host it is given', async () => {
    const { promise, resolve } = later<void>();
    const ready = vi.fn(() => promise);
    const name = registerIsland(() => {}, { ready });
    showPage(`<div data-island="${name}"></div>`);
    mount();
    await vi.waitFor(() => expect(ready).toHaveBeenCalledExactlyOnceWith(find('div')));
    expect(stateOf(find('div'))).toBe('loading');
    resolve();
    await whenIdle();
    expect(stateOf(find('div'))).toBe('ready');
  });

  test('it is not ready before what it waits for is there', async () => {
    const { promise, resolve } = later<void>();
    const mounted = later<void>();
    const name = registerIsland((_host, _props, { waitFor }: MountContext<never>) => {
      waitFor(promise);
      mounted.resolve();
    });
    showPage(`<div data-island="${name}"></div>`);
    mount();
    await mounted.promise;
    expect(stateOf(find('div'))).toBe('loading');
    resolve();
    await whenIdle();
    expect(stateOf(find('div'))).toBe('ready');
  });

  test('its module may ask for something before the first mount', async () => {
    const order: string[] = [];
    const ready = async () => void order.push('texts');
    await mountIsland(() => void order.push('mount'), '', { ready });
    expect(order).toEqual(['texts', 'mount']);
  });

  test('a second scan mounts nothing again [NAV-14]', async () => {
    const mountIt = vi.fn();
    await mountIsland(mountIt);
    mount();
    await whenIdle();
    expect(mountIt).toHaveBeenCalledTimes(1);
  });

  test('it is listed with its state and timings, in the order of the page', async () => {
    const second = registerIsland(() => {});
    const first = registerIsland(() => {});
    await mountPage(`<div data-island="${first}"></div><p data-island="${second}"></p>`);
    const reports = inspect();
    expect(reports.map(({ name, state }) => [name, state])).toEqual([
      [first, 'ready'],
      [second, 'ready'],
    ]);
    expect(Object.keys(reports[0]!.timings)).toEqual(['waiting', 'loading', 'ready']);
    expect(reports[1]!.host).toBe(find('p'));
  });

  test('every island of the document has an id of its own', async () => {
    const ids: string[] = [];
    const name = registerIsland((_host, _props, { id }) => void ids.push(id));
    await mountPage(`<div data-island="${name}"></div><div data-island="${name}"></div>`);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('an island that fails leaves the server’s HTML', () => {
  const failed = async (host: Element) => {
    expect(stateOf(host)).toBe('failed');
    expect(host.textContent).toBe('server');
  };

  function watchError() {
    const details: { name: string; phase: string; error: Error }[] = [];
    const listen = (event: Event) => details.push((event as CustomEvent).detail as (typeof details)[0]);
    document.addEventListener('archipel:island-error', listen, { once: true });
    return details;
  }

  test('because of a wrong prop', async () => {
    const details = watchError();
    const mountIt = vi.fn();
    const props = object({ animation: choice('Fade', 'Slide') });
    const name = registerIsland(mountIt, { props });
    await failed(await mountPage(`<div data-island="${name}" data-animation="zoom">server</div>`));
    expect(details).toMatchObject([{ name, phase: 'props' }]);
    expect(consoleWatch.errors()[0]).toContain('data-animation is "zoom"; expected one of Fade, Slide');
    expect(mountIt).not.toHaveBeenCalled();
  });

  test('because its script did not come [ERR-04]', async () => {
    const details = watchError();
    const load = () => Promise.reject(new Error('404'));
    await failed(await mountIsland(() => {}, 'server', { load }));
    expect(details).toMatchObject([{ phase: 'load', error: { message: '404' } }]);
    expect(consoleWatch.errors()).toEqual(['[archipel] 404']);
  });

  test('because its mount throws; what it had begun is ended', async () => {
    const details = watchError();
    let signal: AbortSignal | undefined;
    const host = await mountIsland((_host, _props, context) => {
      ({ signal } = context);
      throw new Error('broken');
    }, 'server');
    await failed(host);
    expect(details).toMatchObject([{ phase: 'mount', error: { message: 'broken' } }]);
    expect(signal?.aborted).toBe(true);
  });

  test('because what it waits for failed', async () => {
    const host = await mountIsland((_host, _props, { waitFor }) => {
      waitFor(Promise.reject(new Error('no data')));
    }, 'server');
    await failed(host);
  });

  test('because its view gave up later; its cleanup runs once', async () => {
    const details = watchError();
    const cleanup = vi.fn();
    let cancel!: (error: Error) => void;
    const host = await mountIsland((_host, _props, { fail }) => {
      cancel = fail;
      return cleanup;
    }, 'server');
    cancel(new Error('first'));
    cancel(new Error('second'));
    await failed(host);
    expect(cleanup).toHaveBeenCalledTimes(1);
    expect(details).toMatchObject([{ phase: 'render', error: { message: 'first' } }]);
  });

  test('because its view gave up while it was mounted; its cleanup still runs', async () => {
    const cleanup = vi.fn();
    const host = await mountIsland((_host, _props, { fail }) => {
      fail(new Error('at once'));
      return cleanup;
    }, 'server');
    await failed(host);
    expect(cleanup).toHaveBeenCalledTimes(1);
  });

  test('and a page that takes the error over keeps the console quiet', async () => {
    document.addEventListener('archipel:island-error', (event) => event.preventDefault(), { once: true });
    await mountIsland(() => {
      throw new Error('broken');
    });
    expect(consoleWatch.errors()).toEqual([]);
  });

  test('and is not tried again by the next scan', async () => {
    const mountIt = vi.fn(() => {
      throw new Error('broken');
    });
    await mountIsland(mountIt);
    mount();
    await whenIdle();
    expect(mountIt).toHaveBeenCalledTimes(1);
  });
});

test('an island that leaves while it loads is never mounted', async () => {
  const { promise, resolve } = later<{ default: () => void }>();
  const mountIt = vi.fn();
  const name = registerIsland(mountIt, { load: () => promise });
  showPage(`<div data-island="${name}"></div>`);
  mount();
  unmount(document.body);
  resolve({ default: mountIt });
  await whenIdle();
  expect(mountIt).not.toHaveBeenCalled();
  expect(find('div').hasAttribute('data-island-state')).toBe(false);
});

test('props arrive converted, with their defaults', async () => {
  const props = object({ duration: optional(number(), 5000), speed: optional(number(), 1) });
  const seen: unknown[] = [];
  const name = registerIsland((_host, given) => void seen.push(given), { props });
  await mountPage(`<div data-island="${name}" data-speed="2.5"></div>`);
  expect(seen).toEqual([{ duration: 5000, speed: 2.5 }]);
});

test('an island with a selector writes no attribute on what the server wrote', async () => {
  const seen: Element[] = [];
  registerIsland((host) => void seen.push(host), { selector: 'img[data-src]' });
  showPage('<img data-src="/a.png" alt=""><img src="/b.png" alt="">');
  mount();
  await whenIdle();
  expect(seen).toEqual([find('img[data-src]')]);
  expect(find('img').getAttributeNames()).toEqual(['data-src', 'alt']);
  expect(inspect()).toHaveLength(1);
});
