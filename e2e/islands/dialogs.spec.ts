import { type Page } from '@playwright/test';
import { dropTimers } from '../support/answers.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayTenSeconds } from '../support/fault-cells.ts';
import { expect, test } from '../support/test.ts';

interface Fixture {
  dialog: {
    setBusy(isBusy: boolean): void;
    showError(text: string, retry?: () => void): void;
    close(value?: string): void;
  };
  openPolitely(): void;
  openTwo(): void;
  announce(): void;
  closedWith?: string;
  retries?: number;
}
type FixtureWindow = Window & Fixture;

const simple = (page: Page) => page.getByRole('dialog', { name: 'Un dialogue simple' });
const nested = (page: Page) => page.getByRole('dialog', { name: 'Encore un' });

async function open(page: Page, show = 'with-plain-dialog'): Promise<void> {
  await page.goto(`/fixtures/kit?show=${show}`);
  await expect(page.locator('[data-island-state="ready"]').first()).toBeVisible();
}

test('a dialog of plain elements opens at its heading, closes with a value and is gone [DLG-04] @firefox', async ({
  page,
}) => {
  await open(page);
  const opener = page.getByRole('button', { name: 'Simple' });
  await opener.press('Enter');
  await expect(simple(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Un dialogue simple' })).toBeFocused();
  await expect(page.locator('dialog')).toHaveClass(/of-my-own/);
  await page.evaluate(() => (window as unknown as FixtureWindow).dialog.close('oui'));
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as FixtureWindow).closedWith)).toBe(
    'Un dialogue simple oui',
  );
});

test('Escape closes the innermost dialog alone, and the focus returns level by level [DLG-04] @firefox', async ({
  page,
}) => {
  await open(page);
  const opener = page.getByRole('button', { name: 'Simple' });
  await opener.press('Enter');
  const further = simple(page).getByRole('button', { name: 'Plus loin' });
  await further.press('Enter');
  await expect(nested(page)).toBeVisible();
  const backdrop = () =>
    simple(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  await expect.poll(backdrop).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(nested(page)).toHaveCount(0);
  await expect.poll(backdrop).toBe('rgba(0, 0, 0, 0.5)');
  await expect(simple(page)).toBeVisible();
  await expect(further).toBeFocused();
  await expect(page.locator('html')).toHaveClass(/ar-scroll-locked/);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/ar-scroll-locked/);
});

test('of two dialogs that opened by themselves Escape closes one, too [DLG-04] @firefox', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => (window as unknown as FixtureWindow).openTwo());
  await expect(nested(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nested(page)).toHaveCount(0);
  await expect(simple(page)).toBeVisible();
});

test('leaving the page closes all dialogs [NAV-15]', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Simple' }).click();
  await simple(page).getByRole('button', { name: 'Plus loin' }).click();
  await expect(nested(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('#away')!.click());
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/ar-scroll-locked/);
});

test('a busy dialog says so, and shows its content then [DLG-01]', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Occupé' }).click();
  const dialog = simple(page);
  await expect(dialog.getByRole('status')).toHaveText('Chargement…');
  await expect(dialog.locator('[aria-busy="true"]')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Plus loin' })).toBeHidden();
  await expectAccessible(page);
  await page.evaluate(() => (window as unknown as FixtureWindow).dialog.setBusy(false));
  await expect(dialog.getByRole('button', { name: 'Plus loin' })).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a dialog tells what went wrong, and tries again once for each press [DLG-01]', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Occupé' }).click();
  const dialog = simple(page);
  await page.evaluate(() => {
    const fixture = window as unknown as FixtureWindow;
    fixture.retries = 0;
    fixture.dialog.showError('<b>Rien</b>', () => (fixture.retries! += 1));
  });
  await expect(dialog.getByRole('alert')).toHaveText('<b>Rien</b>');
  await expectAccessible(page);
  const retry = dialog.getByRole('button', { name: 'Réessayer' });
  await retry.click();
  await retry.dispatchEvent('click');
  expect(await page.evaluate(() => (window as unknown as FixtureWindow).retries)).toBe(1);
  await page.evaluate(() => (window as unknown as FixtureWindow).dialog.setBusy(false));
  await expect(dialog.getByRole('button', { name: 'Plus loin' })).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
});

test('a dialog that opens by itself leaves somebody who types alone [DLG-04] @firefox', async ({ page }) => {
  await open(page);
  // A slow machine may make a pause of two seconds between a few keys.
  await dropTimers(page, 2_000);
  const field = page.getByRole('textbox', { name: 'Champ' });
  await field.focus();
  await page.evaluate(() => (window as unknown as FixtureWindow).openPolitely());
  await page.keyboard.type('Jeanne');
  await expect(field).toHaveValue('Jeanne');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog', { name: 'Par lui-même' })).toBeVisible();
});

test('after a pause in typing it opens, and the field has the focus again afterwards [DLG-04]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByRole('textbox', { name: 'Champ' });
  await field.focus();
  await page.evaluate(() => (window as unknown as FixtureWindow).openPolitely());
  await page.clock.runFor(1500);
  await page.keyboard.type('a');
  await page.clock.runFor(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(page.getByRole('dialog', { name: 'Par lui-même' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

test('a dialog fades for 300 ms and its backdrop for 150, and neither when less motion is wished [DLG-03]', async ({
  page,
}) => {
  await open(page);
  const durations = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog')!;
      return [getComputedStyle(dialog), getComputedStyle(dialog, '::backdrop')].map(
        ({ transitionDuration }) => transitionDuration.split(', ')[0],
      );
    });
  await page.getByRole('button', { name: 'Simple' }).click();
  await expect(simple(page)).toBeVisible();
  await expect.poll(durations).toEqual(['0.3s', '0.15s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(durations).toEqual(['0s', '0s']);
});

test('a notice shows above an open dialog, can be closed there, and outlives it @react @firefox', async ({
  page,
}) => {
  await open(page);
  // A notice disappears after ten seconds, which a slow machine may take for these steps.
  await delayTenSeconds(page);
  const region = page.getByRole('region', { name: 'Messages' });
  await page.getByRole('button', { name: 'Simple' }).click();
  await expect(simple(page)).toBeVisible();
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => (window as unknown as FixtureWindow).announce());
  }
  await expect(region.getByRole('status')).toHaveCount(2);
  await region.getByRole('button', { name: 'Fermer' }).first().click();
  await expect(region.getByRole('status')).toHaveCount(1);
  await simple(page).getByRole('button', { name: 'Plus loin' }).click();
  await expect(nested(page).getByRole('region', { name: 'Messages' }).getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(region.getByRole('status')).toBeVisible();
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region.getByRole('status')).toHaveCount(0);
});

test('a notice does not cover the button that was pressed at the bottom of a small window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, 'with-bottom-button');
  const button = page.getByRole('button', { name: 'Ajouter' });
  await button.evaluate((one: HTMLElement) => {
    one.focus({ preventScroll: true });
    one.scrollIntoView({ block: 'end' });
    one.click();
  });
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region.getByRole('status')).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  const isOnTop = await button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  const [notice, pressed] = [await region.boundingBox(), await button.boundingBox()];
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(pressed!.y);
});
