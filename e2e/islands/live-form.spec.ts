import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createGate } from '../support/gate.ts';
import { expect, test, whenIdle } from '../support/test.ts';

/* The form of a styleguide page: an island of the site, in its own bundle. */

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/styleguide/${address}`);
  await expect(page.locator('[data-island="live-form"]')).toHaveAttribute('data-island-state', 'ready');
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const markup = (page: Page): Locator => page.locator('#guide-code');
const example = (page: Page, name: string): Locator => page.locator(`[data-island="${name}"]`);

test('a value changes the example, its markup and the address; a wrong one says the console’s sentence @react', async ({
  page,
}) => {
  await open(page, 'banner-slider?culture=fr');
  await page.getByRole('combobox', { name: 'data-animation' }).selectOption('Slide');
  await expect(markup(page)).not.toContainText('data-animation');
  await field(page, 'data-duration').fill('4000');
  await expect(example(page, 'banner-slider')).toHaveAttribute('data-duration', '4000');
  await expect(example(page, 'banner-slider')).toHaveCount(1);
  await expect(markup(page)).toContainText('data-duration="4000"');
  await expect(field(page, 'data-duration')).toBeFocused();
  await expect(page).toHaveURL(/\?culture=fr&data-duration=4000&data-animation=Slide$/);
  await field(page, 'data-duration').fill('two');
  await expect(field(page, 'data-duration')).toHaveAccessibleDescription(
    /data-duration is "two"; expected milliseconds such as 5000, 0 or more\./,
  );
  await expect(markup(page)).toContainText('data-duration="4000"');
  await expect(example(page, 'banner-slider')).toHaveAttribute('data-duration', '4000');
  await page.reload();
  await expect(field(page, 'data-duration')).toHaveValue('two');
  await expect(field(page, 'data-duration')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Tout rétablir' }).click();
  await expect(field(page, 'data-duration')).toHaveValue('6000');
  await expect(markup(page)).toContainText('data-duration="6000"');
  await whenIdle(page);
  await expectAccessible(page);
});

test('the address has the changed value alone, and a flag without a default may stay unset', async ({
  page,
}) => {
  await open(page, 'carousel?culture=fr');
  await page.getByRole('combobox', { name: 'data-loop' }).selectOption('false');
  await expect(page).toHaveURL(/\?culture=fr&data-loop=false$/);
  await expect(example(page, 'carousel').first()).toHaveAttribute('data-loop', 'false');
  await page.getByRole('combobox', { name: 'data-loop' }).selectOption('');
  await expect(page).toHaveURL(/\?culture=fr$/);
  await expect(example(page, 'carousel').first()).not.toHaveAttribute('data-loop');
});

test('the markup is written for the author’s templates, as HTML or as a call of the helpers', async ({
  page,
}) => {
  await open(page, 'quantity-field?culture=nl');
  const language = page.getByRole('combobox', { name: 'Geschreven voor' });
  await language.selectOption({ label: 'Razor' });
  await expect(markup(page)).toContainText('data-island="quantity-field"');
  await language.selectOption('twig-call');
  await expect(markup(page)).toContainText(/^\{%/);
  await language.selectOption('razor-call');
  await expect(markup(page)).toContainText(/^<ar-quantity-field [^>]*min="6"/);
});

test('each way to look is one press: widths, dark, no script, a slow and a failing server', async ({
  page,
}) => {
  await open(page, 'quick-view?culture=fr');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const frame = page.locator('.guide-frame-window iframe');
  const inside = frame.contentFrame();
  for (const [name, width] of [
    ['375\u00a0px', 375],
    ['1\u00a0280\u00a0px', 1280],
  ] as const) {
    await press(name);
    await expect(frame).toHaveAttribute('width', String(width));
    await expect(inside.locator('html')).toHaveJSProperty('clientWidth', width);
  }
  await press('Sombre');
  await expect(page.locator('[data-guide-example]')).toBeHidden();
  await expect(inside.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  await press('Sans JavaScript');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await expect(inside.locator('script[src]')).toHaveCount(0);
  await press('Serveur lent');
  await expect(inside.locator('html')).toHaveAttribute('data-view', 'slow');
  await press('Serveur en panne');
  await expect(inside.locator('html')).toHaveAttribute('data-view', 'failing');
  // A press before its script has run would do nothing.
  await whenIdle((await (await frame.elementHandle())!.contentFrame())!);
  await inside.getByRole('button').first().click();
  await expect(inside.getByRole('alert')).toBeVisible();
  await press('Ici');
  await expect(frame).toHaveCount(0);
  await expect(page.locator('[data-guide-example]')).toBeVisible();
});

test('without an answer the example and the text stay, and a press tries again', async ({ page }) => {
  await open(page, 'banner-slider?culture=nl');
  await page.route('**/styleguide/banner-slider/try?*', (route) => route.abort());
  await field(page, 'data-duration').fill('4000');
  await expect(page.getByText('De server antwoordt niet')).toBeVisible();
  await expect(field(page, 'data-duration')).toHaveValue('4000');
  await expect(markup(page)).toContainText('data-duration="6000"');
  await page.unroute('**/styleguide/banner-slider/try?*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(example(page, 'banner-slider')).toHaveAttribute('data-duration', '4000');
});

test('the newest value wins over a late answer to an older one', async ({ page }) => {
  await open(page, 'banner-slider?culture=fr');
  const [opened, openGate] = createGate();
  await page.route('**/try?*data-duration=4000*', async (route) => {
    await opened;
    await route.continue().catch(() => {});
  });
  const isOlder = (request: Request) => request.url().includes('data-duration=4000');
  const older = page.waitForRequest(isOlder);
  await field(page, 'data-duration').fill('4000');
  await older;
  const ended = page.waitForEvent('requestfailed', isOlder);
  await field(page, 'data-duration').fill('5000');
  await expect(markup(page)).toContainText('data-duration="5000"');
  openGate();
  await ended;
  await expect(example(page, 'banner-slider')).toHaveAttribute('data-duration', '5000');
  await expect(markup(page)).toContainText('data-duration="5000"');
});

test('an island that throws while its values are typed gives way to the example before, with its sentence', async ({
  page,
}) => {
  await open(page, 'countdown?culture=fr');
  await page.route('**/styleguide/countdown/example?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p data-island="countdown">…</p>' }),
  );
  const end = await field(page, 'data-end').inputValue();
  await field(page, 'data-end').fill('2099-01-01T00:00:00+01:00');
  const failure = page.getByText('l’exemple d’avant est de retour');
  await expect(failure).toContainText('data-end is missing');
  await page.unroute('**/styleguide/countdown/example?*');
  await expect(markup(page)).toContainText(end);
  await field(page, 'data-end').fill('2098-01-01T00:00:00+01:00');
  await expect(example(page, 'countdown')).toHaveAttribute('data-end', '2098-01-01T00:00:00+01:00');
  await expect(failure).toHaveCount(0);
});

test('10,000 characters, markup and broken JSON change nothing and say why', async ({ page }) => {
  await open(page, 'product-list?culture=fr');
  const json = field(page, 'data-defaults');
  await json.fill('x'.repeat(10_000));
  await expect(page.getByText('trop longues pour une adresse')).toBeVisible();
  await json.fill('{"sort":');
  await expect(json).toHaveAccessibleDescription(/data-defaults is .*expected JSON/);
  await field(page, 'data-filter-url').fill('javascript:alert(1)');
  await expect(field(page, 'data-filter-url')).toHaveAccessibleDescription(/expected an http\(s\) address/);
  await expect(markup(page)).toContainText(`data-defaults='{"sort":"relevance"}'`);
  await json.fill('{"sort":"<img src=x onerror=alert(1)>"}');
  await field(page, 'data-filter-url').fill('/fr/widget/catalog/ListFilter');
  await expect(markup(page)).toContainText(`data-defaults='{"sort":"&lt;img src=x onerror=alert(1)>"}'`);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('the search finds islands by their other names, and its address can be shared', async ({ page }) => {
  await page.goto('/styleguide/?culture=fr');
  await expect(example(page, 'island-search')).toHaveAttribute('data-island-state', 'ready');
  await page.getByRole('searchbox').fill('diaporama');
  const cards = page.locator('.guide-card:visible');
  await expect(cards.getByRole('heading')).toHaveText(['Bannière', 'Carrousel', 'Galerie de photos']);
  await expect(page.getByRole('status')).toHaveText('3 îlots');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('status')).toContainText('Aucun îlot');
  await page.goto('/styleguide/?culture=fr&q=slider');
  await expect(page.getByRole('searchbox')).toHaveValue('slider');
  await expect(cards.first()).toContainText('Bannière');
  await expect(cards).toHaveCount(4);
  await page.getByRole('searchbox').clear();
  await expect(cards).toHaveCount(await page.locator('.guide-card').count());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and the search work by their addresses', async ({ page }) => {
    await page.goto('/styleguide/banner-slider?culture=nl');
    await field(page, 'data-duration').fill('4000');
    await page.getByRole('checkbox', { name: 'data-directioncontrol' }).uncheck();
    await page.getByRole('button', { name: 'Proberen' }).click();
    await expect(markup(page)).toContainText('data-duration="4000"');
    await expect(markup(page)).not.toContainText('data-directioncontrol');
    await expect(example(page, 'banner-slider')).toHaveAttribute('data-duration', '4000');
    await field(page, 'data-duration').fill('two');
    await page.getByLabel('Geschreven voor').selectOption('django-call');
    await page.getByRole('button', { name: 'Proberen' }).click();
    await expect(markup(page)).toContainText(/^\{% ar_banner_slider duration=6000/);
    await expect(page.getByText('data-duration is "two"')).toBeVisible();
    await page.goto('/styleguide/?culture=nl');
    await page.getByRole('searchbox').fill('diavoorstelling');
    await page.getByRole('button', { name: 'Zoeken' }).click();
    await expect(page.locator('.guide-card:visible')).toHaveCount(3);
  });
});
