import { triggerIsland } from '../support/islands.ts';
import { leaveUntouched } from '../support/sizes.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test('what a link of the list had asked for is undone by Back, and no later tick brings it again [CAT-03] [CAT-06] [NAV-02]', async ({
  page,
}) => {
  await page.goto('/fr/catalog');
  await triggerIsland(page.locator('[data-island="product-list"]'));
  await page.locator('#list-table').click();
  await expect(page).toHaveURL(/display=table/);
  await whenIdle(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/display/);
  await whenIdle(page);
  await page.getByRole('checkbox', { name: /En stock/ }).check();
  await expect(page).toHaveURL(/filter=/);
  await expect(page).not.toHaveURL(/display/);
});

test('a filter that was scrolled to its end stays under the pointer that mounts the list [CAT-05]', async ({
  page,
  faults,
}) => {
  const list = page.locator('[data-island="product-list"]');
  const stock = page.getByRole('checkbox', { name: /En stock/ });
  await faults({ match: '/product-list-[^.]*(\\.dep)?\\.js/', isPaused: true });
  await page.goto('/fr/catalog');
  await page.locator('[data-list-panel]').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await stock.scrollIntoViewIfNeeded();
  const before = await stock.boundingBox();
  await stock.hover();
  await faults();
  await expect(list).toHaveAttribute('data-island-state', 'ready');
  expect(await stock.boundingBox()).toEqual(before);
});

test('a form that leads to another page is a visit of it, and one that leads to another site is the browser’s [CAT-03]', async ({
  page,
  baseURL,
}) => {
  const list = page.locator('[data-island="product-list"]');
  const glasses = page.getByRole('checkbox', { name: /^Verres/ });
  const leadTo = (action: string) =>
    page.evaluate((url) => {
      for (const form of document.querySelectorAll('[data-list-form]')) form.setAttribute('action', url);
      document.querySelector('.filter-actions')?.classList.remove('ar-without-script');
    }, action);
  await leaveUntouched(page);
  for (const action of ['tags#results', `${baseURL}/fr/tags?old=1`]) {
    await page.goto('/fr/catalog');
    await leadTo(action);
    await markDocument(page);
    await glasses.click();
    await expect(page, action).toHaveURL(/\/fr\/tags\?/);
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"Category":["4"]}');
    expect(await isSameDocument(page)).toBe(true);
    await expect(list).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/fr\/catalog$/);
    await expect(glasses).not.toBeChecked();
    await page.goForward();
    await expect(page).toHaveURL(/\/fr\/tags\?/);
  }

  await page.goto('/fr/catalog');
  await leadTo('https://elsewhere.example/list');
  await triggerIsland(list);
  await glasses.check();
  await expect(page.locator('#list-apply')).toBeVisible();
  expect(page.url()).toMatch(/\/fr\/catalog$/);
  // The demo's policy blocks forms to other sites: the test only checks that nothing prevents the submit.
  const isPrevented = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('submit', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        }),
      ),
  );
  await page.locator('#list-apply').click();
  expect(await isPrevented).toBe(false);
});
