import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime/islands/definition.ts';
import { inspect } from '#runtime/islands/islands.ts';
import { stopObserver } from '#runtime/islands/observer.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import {
  leavePage,
  mountIsland,
  mountPage,
  recordEvents,
  registerIsland,
  startObserver,
  unmount,
  whenIdle,
} from '../../support/islands.ts';
import { find } from '../../support/page.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(() => {
  stopObserver();
  leavePage();
});

/** Waits for a new task: mutation records arrive in microtasks before it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('an island is taken down', () => {
  test('signal first, then its own cleanup, once [NAV-14]', async () => {
    const order: string[] = [];
    const host = await mountIsland((_host, _props, { signal }: MountContext<never>) => {
      signal.addEventListener('abort', () => order.push('signal'));
      return () => order.push('cleanup');
    });
    const seen = recordEvents('island-unmounted');
    unmount(host);
    unmount(host);
    expect(order).toEqual(['signal', 'cleanup']);
    expect(seen).toEqual(['island-unmounted']);
    expect(host.hasAttribute('data-island-state')).toBe(false);
  });

  test('children before parents, whatever the order of their mounts [NAV-14]', async () => {
    const order: string[] = [];
    const register = (label: string) => registerIsland(() => () => void order.push(label));
    const [outer, first, second, deep] = ['outer', 'first', 'second', 'deep'].map(register);
    await mountPage(
      `<div data-island="${outer}"><p data-island="${first}"></p>` +
        `<ul data-island="${second}"><li data-island="${deep}"></li></ul></div>`,
    );
    unmount(document.body);
    expect(order.indexOf('deep')).toBeLessThan(order.indexOf('second'));
    expect(order.at(-1)).toBe('outer');
    expect(order).toHaveLength(4);
  });

  test('and a cleanup that throws stops no other [NAV-14]', async () => {
    const cleanup = vi.fn();
    const outer = registerIsland(() => cleanup);
    const inner = registerIsland(() => () => {
      throw new Error('teardown');
    });
    await mountPage(`<div data-island="${outer}"><p data-island="${inner}"></p></div>`);
    unmount(document.body);
    expect(cleanup).toHaveBeenCalledTimes(1);
    expect(consoleWatch.errors()).toEqual(['[archipel] teardown']);
    expect(inspect()).toEqual([]);
  });

  test('only below the root that leaves', async () => {
    const name = registerIsland(() => {});
    await mountPage(
      `<main data-island="${name}"></main><aside data-island="${name}"><p data-island="${name}"></p></aside>`,
    );
    unmount(find('aside'));
    expect(inspect().map(({ host }) => host)).toEqual([find('main')]);
  });

  test('and can be mounted anew', async () => {
    const mountIt = vi.fn();
    const name = registerIsland(mountIt);
    const host = await mountPage(`<div data-island="${name}"></div>`);
    unmount(host);
    await mountPage(`<div data-island="${name}"></div>`);
    expect(mountIt).toHaveBeenCalledTimes(2);
  });
});

describe('what scripts of others do to the page is followed', () => {
  async function mountObserved() {
    const calls = { mounts: 0, unmounts: 0 };
    const name = registerIsland(() => {
      calls.mounts += 1;
      return () => void (calls.unmounts += 1);
    });
    const host = await mountPage(`<div id="a"><p data-island="${name}"></p></div><div id="b"></div>`);
    startObserver();
    return { calls, name, host };
  }

  test('an island that is moved is neither unmounted nor mounted again', async () => {
    const { calls, host } = await mountObserved();
    find('#b').append(host);
    await nextTask();
    await whenIdle();
    expect(calls).toEqual({ mounts: 1, unmounts: 0 });
  });

  test('an island that is taken out and put back at once lives on', async () => {
    const { calls, host } = await mountObserved();
    host.remove();
    find('#a').append(host);
    await nextTask();
    expect(calls).toEqual({ mounts: 1, unmounts: 0 });
  });

  test('an island that is removed is unmounted; the document hears of it', async () => {
    const { calls } = await mountObserved();
    const seen = recordEvents('island-unmounted');
    find('#a').remove();
    await nextTask();
    expect(calls).toEqual({ mounts: 1, unmounts: 1 });
    expect(seen).toEqual(['island-unmounted']);
  });

  test('an island that is added is mounted, also deep inside', async () => {
    const { calls, name } = await mountObserved();
    const section = document.createElement('section');
    const added = document.createElement('p');
    added.dataset['island'] = name;
    section.append(added);
    find('#b').append(section);
    await nextTask();
    await whenIdle();
    expect(calls.mounts).toBe(2);
    expect(added.dataset['islandState']).toBe('ready');
  });

  test('an island that is added and removed at once is never mounted', async () => {
    const { calls, name } = await mountObserved();
    const added = document.createElement('p');
    added.dataset['island'] = name;
    find('#b').append(added);
    added.remove();
    await nextTask();
    await whenIdle();
    expect(calls.mounts).toBe(1);
  });
});
