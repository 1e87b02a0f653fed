import { expect, test } from '../support/test.ts';

const RESOURCES = '/api/v1/localization/*/stringresources*';

test('texts come from the server’s resources, read by dotted names, once for all islands [I18N-01] [I18N-02] @react', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('stringresources') && requests.push(request.url())),
  );
  await page.goto('/fixtures/kit?show=with-text,with-same-text&version=7');
  await expect(page.locator('.text')).toHaveCount(2);
  await expect(page.locator('.text').first()).not.toContainText('Catalog.NoProductFound');
  await expect(page.locator('.text').first()).toContainText('No.Such.Key');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/\/api\/v1\/localization\/fr\/stringresources\?v=7$/);
});

test('while the resources load, however slowly, what needs one waits and no key shows [I18N-02]', async ({
  page,
  faults,
}) => {
  await page.goto('/fixtures/nav/one');
  await faults({ match: 'GET /api/v1/localization', isPaused: true });
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.body?.textContent?.includes('Catalog.NoProductFound')) document.title = 'A key was seen';
    });
    seen.observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/fixtures/kit?show=with-text');
  await expect(page.locator('[data-island="with-text"]')).toHaveText('server with-text');
  await faults();
  await expect(page.locator('.text')).toBeVisible();
  await expect(page.locator('.text')).not.toContainText('Catalog.NoProductFound');
  await expect(page).toHaveTitle('Kit');
});

test('when the resources fail the key is the text, with a warning, and the page works on [I18N-03]', async ({
  page,
  faults,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto('/fixtures/nav/one');
  await faults({ match: 'GET /api/v1/localization', status: 500 });
  await page.goto('/fixtures/kit?show=with-text,with-notice');
  await expect(page.locator('.text')).toContainText('Catalog.NoProductFound');
  await expect.poll(() => warnings.join()).toContain('could not be loaded');
  await page.getByRole('button', { name: 'Dire' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Ajouté');
});

test('another culture, and a site without resources, ask for nothing and get default messages [I18N-01] [I18N-02]', async ({
  page,
}) => {
  let requested = false;
  await page.route(RESOURCES, (route) => {
    requested = true;
    return route.continue();
  });
  const rows = [
    ['lang=de', 'Close'],
    ['version=none', 'Fermer'],
  ] as const;
  for (const [query, close] of rows) {
    await page.goto(`/fixtures/kit?show=with-text,with-dialog&${query}`);
    await expect(page.locator('.text')).toBeVisible();
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect(page.getByRole('button', { name: close })).toBeVisible();
  }
  expect(requested).toBe(false);
});
