import { expect, test } from '../support/kit.ts';

test('what a reload has carried over is told and put back once, and a page without it loads nothing for it', async ({
  page,
  archipel,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isRequested = () => requested.some((url) => url.includes('/after-reload-'));
  await archipel.open('after-reload');
  expect(isRequested()).toBe(false);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=City]')!;
    const sign = ['id', 'name', 'action'].map((name) => field.form!.getAttribute(name) ?? '').join(' ');
    const records = [{ name: 'City', index: 0, content: 'Namur' }];
    const notice = { tone: 'status', text: 'Vos prix ont changé.' };
    sessionStorage.setItem('archipel-carried', JSON.stringify({ version: 1, notice, form: sign }));
    sessionStorage.setItem('archipel-draft reload', JSON.stringify({ version: 1, records }));
  });
  await page.reload();
  await expect(page.getByText('Vos prix ont changé.')).toBeVisible();
  await expect(page.locator('[name=City]')).toHaveValue('Namur');
  expect(isRequested()).toBe(true);
  await archipel.open('after-reload');
  await expect(page.getByText('Vos prix ont changé.')).toBeHidden();
  await expect(page.locator('[name=City]')).toHaveValue('');
});
