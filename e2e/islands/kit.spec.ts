import { afterPaint } from '../support/after-paint.ts';
import { triggerIsland } from '../support/islands.ts';
import { expect, test, whenIdle } from '../support/test.ts';

test('a dialog takes the focus, keeps it, closes by Escape and gives it back [DLG-04] @react', async ({
  page,
}) => {
  await page.goto('/fixtures/kit?show=with-dialog');
  const opener = page.getByRole('button', { name: 'Ouvrir' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Un dialogue' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // The body has the focus while the tab order passes through the browser's own bar.
  const isPreserved = () =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog') !== null;
    });
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isPreserved(), `after ${press + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the page behind a dialog neither scrolls nor jumps [DLG-04]', async ({ page }) => {
  const width = () => page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().width);
  for (const height of [2000, 200]) {
    await page.setViewportSize({ width: 800, height });
    await page.goto('/fixtures/kit?show=with-dialog,with-disclosure,with-notice');
    await whenIdle(page);
    await page.getByRole('button', { name: 'Ouvrir' }).focus();
    const [before, top] = [await width(), await page.evaluate(() => scrollY)];
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await width()).toBe(before);
    await page.mouse.move(20, 20);
    await page.mouse.wheel(0, 100);
    await page.evaluate(afterPaint);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveClass(/ar-scroll-locked/);
  }
});

test('a press on the backdrop closes a dialog, one inside does not [DLG-04]', async ({ page }) => {
  await page.goto('/fixtures/kit?show=with-dialog');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
});

test('a dialog closes with the page that it belongs to [NAV-15]', async ({ page }) => {
  await page.goto('/fixtures/kit?show=with-dialog');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('#away')!.click());
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('a busy button does its work once, keeps the focus, and can be used again', async ({ page }) => {
  await page.goto('/fixtures/kit?show=with-busy-button');
  const button = page.getByRole('button', { name: 'Travailler' });
  await button.click();
  await button.dispatchEvent('click');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(1);
  await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(2);
});

test('a fragment of the server shows inside a view, with its islands alive and its other scripts dead @react', async ({
  page,
}) => {
  await page.goto('/fixtures/kit?show=with-fragment');
  await expect(page.locator('.piece')).toHaveText('Morceau 0');
  await triggerIsland(page.locator('[data-island="quantity-field"]'));
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.locator('.piece')).toHaveText('Morceau 1');
  await triggerIsland(page.locator('[data-island="quantity-field"]'));
  await whenIdle(page);
  const names = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { inspect } = (await import(script.src)) as { inspect: () => { name: string; state: string }[] };
    return inspect().map(({ name, state }) => `${name} ${state}`);
  });
  expect(names).toEqual(['with-fragment ready', 'quantity-field ready']);
  expect(await page.evaluate(() => 'ranPiece' in window)).toBe(false);
});

test('a disclosure opens, closes by Escape, by a press elsewhere, and says so', async ({ page }) => {
  await page.goto('/fixtures/kit?show=with-disclosure');
  const button = page.getByRole('button', { name: 'Détails' });
  const link = page.getByRole('link', { name: 'Accueil' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.locator('h1').click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a notice is text, whatever it holds, and can be closed @react', async ({ page }) => {
  await page.goto('/fixtures/kit?show=with-notice');
  await page.getByRole('button', { name: 'Dire' }).click();
  const notice = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  await expect(notice).toHaveText('<b>Ajouté</b>');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(notice).toHaveCount(0);
});
