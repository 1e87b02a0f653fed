import { afterEach, expect, test, vi } from 'vitest';
import { preloadScripts, type ListedScript } from '#runtime/islands/preload.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

afterEach(() => links().forEach((link) => link.remove()));

test('what an island needs is asked for at once, each file once, beside the script itself', () => {
  const files: ListedScript[] = [['base.js'], ['view.js', 0], ['dialog.js', 0, 3], ['page.js']];
  preloadScripts(files, [2]);
  preloadScripts(files, [1, 0]);
  const names = links().map(({ href }) => href.split('/').at(-1));
  expect(names).toEqual(['dialog.js', 'base.js', 'page.js', 'view.js']);
  expect(new Set(links().map(({ href }) => href.replace(/[^/]+$/, ''))).size).toBe(1);
});

test('scripts that the page preloads itself are not requested a second time', async () => {
  vi.resetModules();
  const written = document.createElement('link');
  written.rel = 'modulepreload';
  written.href = new URL('base.js', import.meta.url.replace(/test\/.*/, 'runtime/islands/')).href;
  document.head.append(written);
  const { preloadScripts: preload } = await import('#runtime/islands/preload.ts');
  preload([['base.js'], ['view.js', 0]], [1]);
  expect(links().map(({ href }) => href.split('/').at(-1))).toEqual(['base.js', 'view.js']);
});
