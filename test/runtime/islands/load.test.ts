import type * as Load from '#runtime/islands/load.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../../support/server.ts';

let module: typeof Load;

beforeEach(async () => {
  vi.resetModules();
  module = await import('#runtime/islands/load.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a module is loaded from where it was built', async () => {
  const load = vi.fn((_folder?: string, _ahead?: unknown) => Promise.resolve('module'));
  expect(await module.loadModule(load)).toBe('module');
  expect(load.mock.calls).toEqual([[undefined, expect.any(Function)]]);
  expect(module.isSkewed()).toBe(false);
});

test('a failed load is tried once more, from the other folder [ERR-04]', async () => {
  const load = vi.fn((folder?: string, _ahead?: unknown) =>
    folder ? Promise.resolve('module') : Promise.reject(new Error('404')),
  );
  expect(await module.loadModule(load)).toBe('module');
  expect(load.mock.calls).toEqual([
    [undefined, expect.any(Function)],
    ['./retry/', undefined],
  ]);
  expect(module.isSkewed()).toBe(false);
});

test('an empty script, as filters send it, counts as one that is not there [ERR-04]', async () => {
  const load = vi.fn((folder?: string) => Promise.resolve(folder ? { mount: 1 } : {}));
  expect(await module.loadModule(load)).toEqual({ mount: 1 });
  const empty = () => Promise.resolve({});
  await expect(module.loadModule(empty)).rejects.toThrow('The script is empty.');
  expect(module.isSkewed()).toBe(true);
});

test('after the second failure the page counts as older than the server [ERR-04]', async () => {
  const load = vi.fn((folder?: string) => Promise.reject(new TypeError(folder ? 'second' : 'first')));
  await expect(module.loadModule(load)).rejects.toThrow('second');
  expect(load).toHaveBeenCalledTimes(2);
  expect(module.isSkewed()).toBe(true);
});

test('what can’t be had without a network says nothing about the page’s age [ERR-04]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(module.loadModule(load)).rejects.toThrow('Failed to fetch');
  expect(module.isSkewed()).toBe(false);
  online.mockReturnValue(true);
  await expect(module.loadModule(load)).rejects.toThrow('Failed to fetch');
  expect(module.isSkewed()).toBe(true);
});

test('what began without a network says nothing about the page’s age, even if it is back by then [ERR-04]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = (folder?: string) => {
    if (folder) online.mockReturnValue(true);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await expect(module.loadModule(load)).rejects.toThrow('Failed to fetch');
  expect(module.isSkewed()).toBe(false);
});

test('a module that was there but throws says nothing about the page’s age [ERR-04]', async () => {
  await expect(module.loadModule(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(module.isSkewed()).toBe(false);
});

test('a script that does not come within 120 s counts as failed, and is not waited for again [ERR-04]', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => new Promise<string>(() => {}));
  const outcome = module.loadModule(load).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(module.isSkewed()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await outcome).toBe('The script took over 120 s.');
  expect(module.isSkewed()).toBe(true);
});

test('no clock is left running once the script is there', async () => {
  vi.useFakeTimers();
  await module.loadModule(() => Promise.resolve('module'));
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('many islands of one kind ask once', async () => {
  const { promise, resolve } = later<string>();
  const load = vi.fn(() => promise);
  const all = [module.loadModule(load), module.loadModule(load)];
  resolve('module');
  expect(await Promise.all(all)).toEqual(['module', 'module']);
  await module.loadModule(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure a later island tries again', async () => {
  let isBroken = true;
  const load = vi.fn(() => (isBroken ? Promise.reject(new Error('404')) : Promise.resolve('module')));
  await expect(module.loadModule(load)).rejects.toThrow('404');
  isBroken = false;
  expect(await module.loadModule(load)).toBe('module');
});
