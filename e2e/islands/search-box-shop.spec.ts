import { expect, test, whenIdle } from '../support/test.ts';

const HOST = '.site-header [data-island="search-box"]';
const SUGGESTIONS = '/api/v1/catalog/search/suggestions';

test('suggestions are links under the server’s own field, by mouse and by key [SRC-01] @react', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  const field = page.getByRole('searchbox', { name: 'Rechercher un produit' });
  await field.evaluate((input) => Object.assign(window, { preserved: input, before: input.outerHTML }));
  await faults({ match: 'GET /assets/archipel/', delay: 150 });
  const requested = page.waitForRequest((request) => {
    const url = new URL(request.url());
    return url.pathname.endsWith(SUGGESTIONS) && url.searchParams.get('q') === 'mùg';
  });
  // The code loads while the visitor types: no input may be lost.
  await field.pressSequentially('mùg', { delay: 40 });
  const combobox = page.getByRole('combobox', { name: 'Rechercher un produit' });
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  const query = new URL((await requested).url()).searchParams;
  expect([query.get('nbrResults'), query.get('accuracy')]).toEqual(['5', '0.3']);
  await faults();
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveValue('mùg');
  expect(await combobox.evaluate((input) => input === Reflect.get(window, 'preserved'))).toBe(true);

  const options = page.locator('.ar-combobox-option');
  const first = options.first();
  await expect(first.locator('mark')).toHaveText(/mug/i);
  await expect(first.locator('img')).toHaveJSProperty('width', 80);
  await expect(first.locator('img')).toHaveJSProperty('height', 80);
  await expect(options.last()).toHaveText('Tous les résultats pour « mùg »');

  await test.step('the caret stays where it is, in the middle of the text', async () => {
    await combobox.press('Home');
    await combobox.press('ArrowRight');
    await combobox.press('x');
    expect(await combobox.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
    await combobox.press('Backspace');
    await expect(combobox).toHaveValue('mùg');
  });

  await test.step('a control click opens another tab and leaves the list', async () => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      first.click({ modifiers: ['Control'] }),
    ]);
    await expect(tab).toHaveURL(/\/fr\/catalog\/product\//);
    await tab.close();
    await expect(options.first()).toBeVisible();
  });

  await test.step('Escape closes the list and keeps the text', async () => {
    await combobox.press('Escape');
    await expect(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect(combobox).toHaveValue('mùg');
  });

  await test.step('an arrow and Enter follow the link', async () => {
    await combobox.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(combobox).toHaveAttribute('aria-activedescendant', /.+/);
    await combobox.press('Enter');
    await expect(page).toHaveURL(/\/fr\/catalog\/product\/.*mug/);
    await expect(page.locator('.ar-combobox')).toBeHidden();
    await expect(combobox).toHaveValue('mùg');
  });
});

test('Enter sends what is typed, and nothing but blanks is never sent [SRC-02]', async ({ page }) => {
  await page.goto('/fr');
  const field = page.locator(`${HOST} input`);
  await field.fill('   ');
  await field.press('Enter');
  await whenIdle(page);
  await expect(page).toHaveURL(/\/fr$/);
  // The server corrects typing errors.
  await field.fill('théirère');
  await expect(page.locator('.ar-combobox-option').first()).toContainText('Théière');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/fr\/catalog\?q=th%C3%A9ir%C3%A8re/);
  await expect(page.locator('.cards .card').first()).toContainText('Théière');
});
