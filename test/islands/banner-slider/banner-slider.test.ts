import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import banner, { props } from '../../../islands/banner-slider/banner-slider.tsx';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountIsland, unmount } from '../../support/islands.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => (consoleWatch = watchConsole()));
afterEach(leavePage);

const show = (inner: string) => mountIsland(banner, inner, { props });
const strip = (slides: number) =>
  `<div data-viewport=""><ul>${Array.from({ length: slides }, (_, slide) => `<li>${slide}</li>`).join('')}</ul></div>`;

test('with one slide nothing is initialised: no buttons, no change to the strip [BAN-01]', async () => {
  const host = await show(strip(1));
  expect(host.getAttribute('data-island-state')).toBe('ready');
  expect(host.innerHTML).toBe(`${strip(1)}<archipel-root></archipel-root>`);
  expect(consoleWatch.errors()).toEqual([]);
});

test('with two the strip is moved by the script, and is the server’s again afterwards [BAN-01]', async () => {
  const host = await show(strip(2));
  await vi.waitFor(() => expect(host.querySelector('[data-viewport]')!.hasAttribute('data-live')).toBe(true));
  unmount(host);
  expect(host.innerHTML).toBe(strip(2));
});

test('without a strip it is one clear error, and the HTML stays', async () => {
  const host = await show('<p>nothing</p>');
  await vi.waitFor(() => expect(host.getAttribute('data-island-state')).toBe('failed'));
  expect(host.innerHTML).toBe('<p>nothing</p>');
  expect(consoleWatch.errors()).toHaveLength(1);
  expect(consoleWatch.errors()[0]).toContain('holds no strip of slides');
});
