import { expect, test, whenIdle } from '../support/test.ts';

test('the notices region is loaded with the first thing to tell, and no earlier', async ({
  page,
  faults,
}) => {
  await page.goto('/fr');
  await whenIdle(page);
  const region = page.getByRole('region', { name: 'Messages' });
  await expect(region).toHaveCount(0);
  await faults({ match: 'GET /api/v1/shoppingcarts', drop: true });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(region.getByRole('alert')).toContainText('n’est peut-être pas à jour');
});

test('a page may show its errors itself', async ({ page, faults }) => {
  await page.goto('/fr');
  await whenIdle(page);
  await page.evaluate(() =>
    document.addEventListener('archipel:api-error', (event) => event.preventDefault()),
  );
  await faults({ match: 'GET /api/v1/shoppingcarts', status: 500 });
  const answer = page.waitForResponse('**/api/v1/shoppingcarts');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await answer;
  await whenIdle(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
