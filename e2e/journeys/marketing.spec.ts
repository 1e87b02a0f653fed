import { expect, test, whenIdle } from '../support/test.ts';

test('the solutions show what each link leads to, in tabs, and their pictures are fetched at the first look [MKT-03]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/fr/solutions');
  await whenIdle(page);
  const picture = page.locator('[data-slot="picture"]').filter({ visible: true });
  await expect(picture).toHaveAttribute('src', /tasse-cappuccino-lune/);
  expect(requested.filter((url) => url.includes('bol-matin'))).toEqual([]);
  await page.getByRole('link', { name: 'Le bol du matin' }).focus();
  await expect(picture).toHaveAttribute('src', /bol-matin/);
  await expect(picture).toHaveAttribute('alt', /^Bol/);
  await page.getByRole('tab', { name: 'Hôtels' }).click();
  await expect(picture).toHaveAttribute('src', /theiere-brume/);
  await expect(page.getByRole('heading', { name: 'Deux services par jour' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to five workshops, each with its story, photos and pieces; solutions are all there [MKT-03] [GAL-01]', async ({
    page,
  }) => {
    await page.goto('/nl');
    await page.getByRole('link', { name: 'Bekijk het werk van de ateliers' }).click();
    const cards = page.locator('main .article-card a');
    await expect(cards).toHaveCount(5);
    for (const href of await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')!))) {
      await page.goto(href);
      await expect(page.locator('.article-text h2'), href).toHaveCount(3);
      await expect(page.locator('.workshop-photos a').first()).toHaveAttribute('href', /1080.*\.webp$/);
      await expect(page.locator('.cards .card').first()).toBeVisible();
    }
    await page.goto('/nl/solutions');
    await expect(page.locator('.tab-pane').filter({ visible: true })).toHaveCount(3);
  });
});
