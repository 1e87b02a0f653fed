import type { Locator, Page } from '@playwright/test';
import { forgetConsent } from '../support/consent.ts';
import { errorDialogReady, errorModal } from '../support/dialogs.ts';
import { whenStill } from '../support/still.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const PRODUCT = '/fr/catalog/product/mug-ourthe';
const CANDLES = '/fr/catalog?categoryId=6';

const banner = (page: Page) => page.locator('.ar-cookie-banner');
const bar = (page: Page) => page.locator('.ar-bottom-bar');
const message = (page: Page) => page.locator('.ar-growl-item');
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' });

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the box of an element in the window; undefined while it is hidden, or moved into a dialog. */
async function boxOf(element: Locator): Promise<Box | undefined> {
  const box = await element.boundingBox();
  if (!box) return undefined;
  const { x, y, width, height } = box;
  return { name: String(element), left: x, top: y, right: x + width, bottom: y + height };
}

/** Returns the pairs of elements of which one lies over the other in the window; a hidden one is named, too. */
async function overlaps(...elements: Locator[]): Promise<string[]> {
  const found = await Promise.all(elements.map(boxOf));
  const boxes = found.filter((box) => box !== undefined);
  if (boxes.length < elements.length) return [`${elements.length - boxes.length} of them hidden`];
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  );
}

/** Scrolls until the product's own button is above the window, so that the buy bar is seen. */
async function scrollPastButton(page: Page): Promise<void> {
  await add(page).evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom + 20));
  await expect(bar(page)).toBeVisible();
}

/** Shows an error as a message: the cart can't be read again. */
async function failToRead(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(message(page)).toContainText('n’est peut-être pas à jour');
}

for (const [width, height] of [
  [375, 812],
  [320, 568],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test('banner, buy bar, message, dialog and popup leave one another free [CON-01] [POP-01]', async ({
      page,
      faults,
    }) => {
      await forgetConsent(page);
      await page.goto(PRODUCT);
      await whenIdle(page);
      await scrollPastButton(page);
      expect(await overlaps(banner(page), bar(page))).toEqual([]);
      if (width === 375) expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(150);
      const sizes = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: inline, height } = button.getBoundingClientRect();
            return [Math.round(inline), Math.round(height)];
          }),
        );
      expect(sizes[0]).toEqual(sizes[1]);
      expect(sizes[0]![1]).toBeGreaterThanOrEqual(44);

      await bar(page).getByRole('button').tap();
      await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
      expect(await overlaps(banner(page), bar(page))).toEqual([]);
      await faults({ match: 'GET /api/v1/shoppingcarts', status: 500 });
      await failToRead(page);
      await expect.poll(() => overlaps(banner(page), bar(page), message(page))).toEqual([]);

      // A tap fails where something else lies over its target.
      await banner(page).getByRole('link', { name: 'Choisir en détail' }).tap();
      await whenStill(page.getByRole('dialog'));
      await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await banner(page).getByRole('button', { name: 'Tout refuser' }).tap();
      await expect(banner(page)).toBeHidden();
      await expect(message(page)).toHaveCount(0);
      await failToRead(page);
      await expect.poll(() => overlaps(bar(page), message(page))).toEqual([]);

      await page
        .getByRole('link', { name: 'Disponibilité par magasin' })
        .evaluate((link: HTMLElement) => link.click());
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      // The click has ended the message, unless it came within 300 ms.
      await failToRead(page);
      await expect(dialog.locator('.ar-growl-item')).toBeVisible();
      await expect.poll(() => overlaps(message(page), dialog.locator('.ar-dialog-close'))).toEqual([]);

      await page.clock.install();
      await page.goto(CANDLES);
      await whenIdle(page);
      await page.clock.runFor(3_500);
      const popup = page.getByRole('dialog', { name: 'Coulez votre bougie à Louvain' });
      await expect(popup).toBeVisible();
      await failToRead(page);
      await expect.poll(() => overlaps(message(page), popup.locator('.ar-dialog-close'))).toEqual([]);
      await popup.locator('.ar-dialog-close').tap();
      await expect(popup).toHaveCount(0);
    });
  });
}

test('on a wide window the banner leaves the buy button free, the message the cart and both of them [CON-01] [CRT-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await forgetConsent(page);
  await page.goto(PRODUCT);
  await whenIdle(page);
  expect(await overlaps(banner(page), add(page))).toEqual([]);
  await add(page).click();
  await expect(message(page)).toBeVisible();
  const header = page.locator('header').first();
  expect(await overlaps(message(page), banner(page), add(page), header)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test('a message stays for five seconds, until a newer one or the next tap', async ({ page, faults }) => {
    await page.clock.install();
    await page.goto(PRODUCT);
    await whenIdle(page);
    await faults({ match: 'GET /api/v1/shoppingcarts', status: 500, times: 1 });
    await failToRead(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await add(page).tap();
    await expect(message(page)).toHaveText(/Mug Ourthe/);
    await expect(message(page)).toHaveCount(1);
    await page.clock.runFor(4_900);
    await expect(message(page)).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(message(page)).toHaveCount(0);

    await add(page).tap();
    await expect(message(page)).toHaveCount(1);
    await page.clock.runFor(500);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(message(page)).toHaveCount(0);
  });

  test('a message leaves a field with an error free, and keeps clear of the next one that gets the focus', async ({
    page,
  }) => {
    await page.goto('/fixtures/kit?show=with-error-notice');
    await page.getByRole('button', { name: 'Dire' }).tap();
    await expect(message(page)).toBeVisible();
    await page.evaluate(() => {
      const at = (bottom: number, invalid: string) => {
        const field = document.createElement('input');
        field.setAttribute('aria-invalid', invalid);
        field.style.cssText = `position: fixed; inset-inline: 0; inset-block-end: ${bottom}px; block-size: 44px`;
        document.body.append(field);
      };
      at(20, 'true');
      at(140, 'false');
    });
    const [wrong, other] = [page.locator('[aria-invalid=true]'), page.locator('[aria-invalid=false]')];
    await wrong.focus();
    expect(await overlaps(message(page), wrong)).toEqual([]);
    await other.focus();
    expect(await overlaps(message(page), wrong, other)).toEqual([]);
  });

  for (const way of ['tap', 'key'] as const) {
    test(`the card that was followed by ${way} shows it until its page is there, or has failed`, async ({
      page,
      faults,
    }) => {
      await page.goto('/fr/catalog?categoryId=1');
      await errorDialogReady(page);
      const card = page.locator('.card').first();
      const link = card.getByRole('link').first();
      const opacity = () => card.evaluate((element) => getComputedStyle(element).opacity);
      const follow = () => (way === 'tap' ? link.tap() : link.press('Enter'));
      const match = `GET ${await link.getAttribute('href')}`;
      await faults({ match, isPaused: true, status: 503 });
      await follow();
      await expect(link).toHaveAttribute('data-visiting', 'true');
      await expect.poll(opacity).toBe('0.6');
      await faults({ match, status: 503 });
      await expect(errorModal(page)).toBeVisible();
      await expect(link).not.toHaveAttribute('data-visiting');
      await expect.poll(opacity).toBe('1');
    });
  }
});
