import { expect, test, whenIdle } from '../support/test.ts';

// Violations of Trusted Types that the browser reports fail every test.
test('islands of a full page bring their JSON without a word of the policy: inside, instead, in messages [FRM-01] [NAV-13] @policy', async ({
  page,
}) => {
  await page.goto('/fixtures/ajax/page');
  await whenIdle(page);
  const props = page.locator('#target').locator('[data-island] > script[data-props]');
  for (const id of ['full', 'full-replace', 'full-all']) {
    await props.evaluate((script) => script.setAttribute('data-old', ''));
    await page.click(`#${id}`);
    await expect(page.locator('[data-old]')).toHaveCount(0);
    expect(await props.textContent()).toBe('{"n":1}');
  }
  await expect(page.locator('[data-page-part=messages]')).toContainText('told');
  await expect(page.locator('body > .ar-visually-hidden[role=status]')).toHaveText('told');
});
