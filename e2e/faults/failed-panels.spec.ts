import { errorDialogReady, errorModal, fillLogin, loginModal } from '../support/dialogs.ts';
import { openCartWithout, openQuickView } from '../support/fault-cells.ts';
import { openOtherSite, type OtherSite } from '../support/other-site.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle, type Fault } from '../support/test.ts';
import { becomeCustomer, createList } from '../support/wishlists.ts';

// Cells of failed-cells.spec.ts whose flow opens a panel, or whose code belongs to an older deploy.

const QUICK_VIEW = 'GET /fr/catalog/quickview';

let other: OtherSite;
test.beforeAll(async () => void (other = await openOtherSite()));
test.afterAll(() => other.close());

const answers: readonly [string, () => Omit<Fault, 'match'>][] = [
  ['no connection', () => ({ drop: true })],
  ['a cut answer', () => ({ truncate: 20 })],
  ['an empty 200', () => ({ status: 200, body: '' })],
  ['204', () => ({ status: 204, body: '' })],
  ['JSON in place of HTML', () => ({ status: 200, body: '{"a":', type: 'application/json' })],
  ['a redirect to another site', () => ({ redirect: { to: other.url } })],
];

test('a quick view with an answer that is lost, cut, empty, no HTML or of another site: its panel says so, and the next try shows it [CAT-07] [ERR-03]', async ({
  page,
  faults,
  trouble,
}) => {
  const { button, panel, heading } = await openQuickView(page);
  const retry = panel.getByRole('button', { name: 'Réessayer' });
  await faults({ match: QUICK_VIEW, status: 500 });
  await button.click();
  for (const [what, fault] of answers) {
    await test.step(what, async () => {
      await expect(retry).not.toHaveAttribute('aria-busy');
      await faults({ match: QUICK_VIEW, ...fault() });
      await retry.click();
      await whenIdle(page);
      await expect(panel.getByRole('alert')).toContainText('n’a pas pu être chargé');
      await expect(panel).not.toHaveAttribute('aria-busy');
    });
  }
  await faults();
  await retry.click();
  await expect(heading).toBeVisible();
  trouble.violations.length = 0;
});

test('a quick view with 401: a no leaves the panel with another try, and the login shows it [CAT-07] [ERR-01]', async ({
  page,
  faults,
}) => {
  const { button, panel, heading } = await openQuickView(page);
  await faults({ match: QUICK_VIEW, status: 401, times: 4 });
  await button.click();
  await expect(loginModal(page).locator('[name=Email]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('aria-busy');
  await faults({ match: QUICK_VIEW, status: 401, times: 1 });
  await panel.getByRole('button', { name: 'Réessayer' }).click();
  await fillLogin(page);
  await expect(heading).toBeVisible();
});

test('a quick view with no network before its code has come: it is said, and the next try opens it [CAT-07] [ERR-04]', async ({
  page,
}) => {
  const { button, heading } = await openQuickView(page);
  await errorDialogReady(page);
  await page.context().setOffline(true);
  await button.click();
  await expect(errorModal(page)).toHaveAccessibleDescription(/Aucune réponse du serveur/);
  await page.context().setOffline(false);
  await errorModal(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading).toBeVisible();
});

for (const [culture, text] of [
  ['fr', 'Une partie de cette page n’a pas pu être chargée.'],
  ['nl', 'Een deel van deze pagina kon niet worden geladen.'],
] as const)
  test(`a quick view with an old deploy: it is said, and the rest of the list works: ${culture} [CAT-07] [ERR-04]`, async ({
    page,
    faults,
  }) => {
    await page.goto('/fixtures/nav/one');
    await faults({ match: '/\\/quick-view-[^.]*(\\.dep)?\\.js/', status: 404 });
    await page.goto(`/${culture}/catalog`);
    await errorDialogReady(page);
    await page.locator('[data-quick-view]').first().click();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(text);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.locator('.card-link').first().click();
    await expect(page).toHaveURL(/catalog\/product\//);
  });

test('a heart with an old deploy: it leads to the page of the popup, whose form adds the article [WSH-01] [ERR-04]', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  await becomeCustomer(page);
  await createList(page, 'Cuisine');
  await faults({ match: '/\\/wishlist-[^.]*\\.js/', status: 404 });
  await page.goto('/fr/catalog/product/mug-dune');
  await page.locator('[data-wishlist][data-product-id="101"]').first().click();
  await expect(page).toHaveURL(/wishlist\/popup\?ProductVariantId=10101/);
  await page.locator('main form button[type=submit]').first().click();
  await expect.poll(async () => (await ledgerOf(page)).at(-1)?.path).toContain('wishlist');
});

test('the estimate of shipping with an old deploy: its form is the server’s, and the amounts follow [CRT-03] [ERR-04]', async ({
  page,
  faults,
}) => {
  await openCartWithout(page, faults, 'shipping-estimate');
  const form = page.locator('[data-island="shipping-estimate"]');
  await form.locator('summary').click();
  await form.getByLabel('Pays de livraison').focus();
  await expect(form).toHaveAttribute('data-island-state', 'failed');
  await form.getByLabel('Pays de livraison').selectOption('DE');
  await form.getByRole('button', { name: 'Calculer' }).click();
  await expect(page.locator('.summary .totals')).toContainText('9,00');
});
