import type { Page } from '@playwright/test';
import { dropTimers } from '../support/answers.ts';
import { expectAccessible } from '../support/axe.ts';
import { triggerIsland } from '../support/islands.ts';
import { ledgerOf } from '../support/shop.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const MUG = '/fr/catalog/product/mug-dune';
const VARIANTS = 'GET /api/v1/catalog/products/101/productvariants';

const choose = (page: Page, value: string) => page.locator('.value', { hasText: value }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' });
const price = (page: Page) => page.locator('.price strong');
const island = (page: Page) => page.locator('[data-island="variations"]');
const problem = (page: Page) => page.locator('.ar-variations-problem[role=alert]');

/** Records the queries of variant requests from now on. */
function followCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/productvariants')) calls.push(new URL(request.url()).search);
  });
  return calls;
}

test('price, reference, stock, photos, links and address follow what is chosen, said in one sentence, and the focus stays [PRD-01] [PRD-02]', async ({
  page,
}) => {
  await page.goto(MUG);
  const calls = followCalls(page);
  await choose(page, '45 cl');
  await expect(price(page)).toHaveText(/26,00/);
  await choose(page, 'Mer du Nord');
  await expect(page).toHaveURL(/\?variant=10106$/);
  await expect(page.locator('[data-variation-part="sku"]')).toHaveText('IL-101-06');
  await expect(page.locator('.gallery-main img').first()).toHaveAttribute('src', /mer/);
  await expect(page.locator('.stock-state')).toContainText('Mer du Nord, 45 cl');
  await expect(page.locator('body > [role=status]')).toHaveText(/^Mer du Nord, 45 cl, 26,00.€, \D*stock$/);
  await expect(page.getByRole('link', { name: 'Disponibilité par magasin' })).toHaveAttribute(
    'href',
    /Id=10106&/,
  );
  await expect(page.getByRole('radio', { name: 'Mer du Nord' })).toBeFocused();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatch(/attribute\.1=4&attribute\.2=104&Quantity=1$/);
  // Choices add no history entries: otherwise Back would lead through all of them.
  await page.goto('/fr');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Mer du Nord' })).toBeChecked();
  await expect(price(page)).toHaveText(/26,00/);
});

test('a colour that is not made in the size brings another size along, and what can’t be had says why [PRD-01]', async ({
  page,
}) => {
  await page.goto(MUG);
  await choose(page, 'Dune trempée');
  await expect(page.getByRole('radio', { name: /45 cl/ })).toBeChecked();
  const small = page.getByRole('radio', { name: '30 cl' });
  await expect(small).toBeDisabled();
  await expect(small).toHaveAccessibleName(/pas en Dune trempée/);
  await expect(page).toHaveURL(/variant=10108/);
  await choose(page, 'Lait');
  await expect(small).toBeEnabled();
  await expect(small).toHaveAccessibleName('30 cl 22,00 €');
});

test('what is pressed while the answer is out is what is bought, whatever is chosen afterwards [PRD-01] [PRD-06]', async ({
  page,
  faults,
}) => {
  await page.goto(MUG);
  await triggerIsland(island(page));
  await triggerIsland(page.locator('[data-island="add-to-cart"]'));
  await faults({ match: VARIANTS, isPaused: true, times: 2 });
  await choose(page, 'Sable');
  await add(page).click();
  await expect(add(page)).toHaveAttribute('aria-busy', 'true');
  await choose(page, 'Mer du Nord');
  await faults();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sable, 30 cl');
  await expect(page.locator('.stock-state')).toContainText('Mer du Nord, 30 cl');
  expect(await ledgerOf(page)).toMatchObject([{ body: { ProductVariantId: 10103, Quantity: 1 } }]);
});

test('a choice whose answer fails gives the one before back, adds nothing, and can be tried again [PRD-01]', async ({
  page,
  faults,
}) => {
  await page.goto(MUG);
  await triggerIsland(island(page));
  await faults({ match: VARIANTS, status: 500, isPaused: true, times: 1 });
  await choose(page, 'Sable');
  await add(page).click();
  await expect(add(page)).toHaveAttribute('aria-busy', 'true');
  await faults();
  await expect(problem(page)).toContainText('le précédent est de nouveau là');
  await expect(page.locator('.add-to-cart-message')).toContainText('rien n’a été ajouté');
  await expect(page.getByRole('radio', { name: 'Lait' })).toBeChecked();
  await expect(page).toHaveURL(MUG);
  expect(await ledgerOf(page)).toEqual([]);
  await expectAccessible(page);
  await problem(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/variant=10103/);
  await expect(problem(page)).toHaveCount(0);
});

test('each fragment fails alone, and says so in its place [PRD-02]', async ({ page, faults }) => {
  await page.goto(MUG);
  await faults({ match: 'GET /fr/widget/catalog/ProductPhotosGallery', status: 503, times: 1 });
  await choose(page, 'Sable');
  const photos = page.locator('[data-variation-part="photos"]');
  await expect(photos.getByRole('alert')).toBeVisible();
  await expect(page.locator('.stock-state')).toContainText('Sable');
  await expect(page.locator('.degressive')).toContainText('20,90');
  await photos.getByRole('button').click();
  await expect(photos.locator('.gallery-main img').first()).toHaveAttribute('src', /sable/);
});

test('a quantity asks for its price, within its limits only, marks the tier and says what the next one takes [PRD-04] [PRD-02]', async ({
  page,
}) => {
  await page.goto(MUG);
  const quantity = page.getByRole('spinbutton', { name: 'Quantité' });
  await triggerIsland(island(page));
  await triggerIsland(page.locator('[data-page] [data-island="quantity-field"]').first());
  const calls = followCalls(page);
  const hint = page.locator('[data-tier-hint]');
  await expect(hint).toHaveText('Plus que 5 pièces pour obtenir −5 % sur chacune.');
  await quantity.fill('10');
  await quantity.blur();
  await expect(price(page)).toHaveText(/20,90/);
  await expect(page.locator('.degressive [aria-current]')).toContainText('6 pièces');
  await expect(hint).toHaveText('Plus que 2 pièces pour obtenir −10 % sur chacune.');
  await quantity.fill('deux');
  await quantity.blur();
  await whenIdle(page);
  expect(calls).toEqual([expect.stringMatching(/Quantity=10$/)]);
});

test('the stock by warehouse opens as a dialog for the chosen variant; without the script it is a page [PRD-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(MUG);
  await choose(page, 'Sable');
  await expect(page).toHaveURL(/variant=10103/);
  await page.getByRole('link', { name: 'Disponibilité par magasin' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mug Dune, Sable, 30 cl');
  await expect(dialog).toContainText('Entrepôt de Namur');
  await expectAccessible(page);
  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })).newPage();
  await plain.goto(MUG);
  await plain.getByRole('link', { name: 'Disponibilité par magasin' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Disponibilité par magasin');
  await plain.context().close();
});

test('who finds a variant sold out asks to be told, by a form that is checked and answered in its dialog [PRD-08]', async ({
  page,
}) => {
  await page.goto('/fr/catalog/product/mug-ourthe');
  const link = page.getByRole('link', { name: 'Me prévenir de son retour' });
  await expect(link).toBeHidden();
  await choose(page, 'Marée');
  await expect(link).toHaveAttribute('href', /ProductVariantId=10207&ProductId=102$/);
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mug Ourthe, Marée, 30 cl');
  // A form is sent unchecked when the code of its rules takes longer than two seconds.
  await whenIdle(page);
  const email = dialog.getByRole('textbox', { name: 'Adresse e-mail' });
  await email.fill('nobody');
  await dialog.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await email.fill('lou@example.com');
  await dialog.getByRole('button', { name: 'Me prévenir' }).click();
  await expect(dialog.getByText('Nous vous écrivons à lou@example.com')).toBeVisible();
  expect(await ledgerOf(page)).toMatchObject([
    { body: { ProductVariantId: 10207, Email: 'lou@example.com' } },
  ]);
});

test('a variant that has gone leads to the product with a message; without its script the form buys what is chosen [PRD-01] [ERR-04]', async ({
  page,
  faults,
}) => {
  await page.goto(`${MUG}?variant=10199`);
  await expect(page.locator('.notice')).toContainText('n’existe plus');
  await faults({ match: '/variations-[^.]*(\\.dep)?\\.js/', status: 404 });
  await page.reload();
  await choose(page, 'Sable');
  await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
  await expect(page.getByRole('button', { name: 'Choisir cette variante' })).toBeVisible();
  await add(page).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sable, 30 cl');
});

test('on a phone a bar keeps the price and the button in reach, buys what is chosen, and says what came of it [PRD-06]', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(MUG);
  // The answer goes by itself after 5 s.
  await dropTimers(page, 5_000);
  await choose(page, 'Sable');
  await expect(page).toHaveURL(/variant=10103/);
  await page.getByRole('heading', { name: 'Va bien avec' }).scrollIntoViewIfNeeded();
  await page.locator('.product-tabs').scrollIntoViewIfNeeded();
  const bar = page.locator('.ar-buy-bar');
  await expect(bar).toBeInViewport({ ratio: 0.9 });
  await bar.getByRole('button', { name: 'Ajouter' }).click();
  await expect(bar).toContainText('Sable, 30 cl');
  await faults({ match: 'POST /api/v1/catalog/products/addtocart', status: 503 });
  await bar.locator('button:not([aria-busy])').click();
  await expect(bar.getByRole('alert')).toContainText('rien n’a été ajouté');
  await expect(bar).not.toContainText('Sable, 30 cl');
});
