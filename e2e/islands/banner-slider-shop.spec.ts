import type { Page } from '@playwright/test';
import { expect, test, whenIdle } from '../support/test.ts';

/** Stops pointer moves at 0, 0: headless Chromium sometimes fires one after a load, for its parked mouse. */
const hideParkedMouse = (page: Page) =>
  page.addInitScript(() => {
    const hide = (event: PointerEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', hide, { capture: true });
  });

/** Prevents timers of five seconds: a slow machine may take as long, and then the banner loads by itself. */
const preventQuietLoad = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setTimeout;
    const start = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 5_000 ? 0 : real(run, ms, ...rest);
    Object.assign(window, { setTimeout: start });
  });

test('the home page’s banner loads nothing before the page is used, and is alive then [BAN-02]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await hideParkedMouse(page);
  await preventQuietLoad(page);
  await page.goto('/fr');
  await whenIdle(page);
  const host = page.locator('.home-banner');
  await expect(host).toHaveAttribute('data-island-state', 'waiting');
  expect(scripts.filter((url) => /slides|framework|banner/.test(url))).toEqual([]);
  await page.mouse.move(200, 300);
  await expect(host.locator('[data-viewport]')).toHaveAttribute('data-live', '');
  await expect(host.getByRole('button', { name: 'Diapositive 3 sur 3' })).toBeVisible();
});
