import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

const TWO = 'GET /fixtures/nav/two';

for (const [what, fault] of [
  ['an error of the server', { status: 500 }],
  ['a connection that breaks in the middle', { truncate: 200 }],
  ['an answer that is no HTML', { type: 'application/json' }],
] as const) {
  test(`${what} never leaves a blank page: the browser asks itself [NAV-01]`, async ({ page, faults }) => {
    await faults({ match: TWO, times: 1, ...fault });
    await page.click('#to-two');
    await expect(page.locator('h1')).toHaveText('Page two');
    await expect(page).toHaveURL(/two$/);
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a page that is not there is only logged: the visitor stays where they are [ERR-02] [NAV-10]', async ({
  page,
  faults,
}) => {
  await faults({ match: TWO, times: 1, status: 404 });
  const logged = page.waitForEvent('console', (message) => message.text().includes('status 404'));
  await page.click('#to-two');
  expect((await logged).type()).toBe('info');
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
  expect(await isSameDocument(page)).toBe(true);
});

test('what the server has to say about an error is shown [NAV-01]', async ({ page, faults }) => {
  await faults({
    match: TWO,
    status: 503,
    body: '<!doctype html><html lang="fr"><title>Panne</title><h1>Panne</h1>',
  });
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Panne');
});

test('a listener may show the error itself, and the page stays [NAV-01]', async ({ page, faults }) => {
  await page.evaluate(() => {
    document.addEventListener('archipel:request-error', (event) => {
      event.preventDefault();
      const { status } = (event as CustomEvent<{ status: number }>).detail;
      document.querySelector('h1')!.textContent = `Error ${status}`;
    });
  });
  await faults({ match: TWO, status: 500 });
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Error 500');
  await expect(page).toHaveURL(/one$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('while a page is slow the class says so, and it is gone afterwards [NAV-10]', async ({
  page,
  faults,
}) => {
  await faults({ match: TWO, delay: 1000 });
  await page.click('#to-two');
  await expect(page.locator('html')).toHaveClass(/long-loading/);
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('the class is gone after a failure too [NAV-10]', async ({ page, faults }) => {
  await page.evaluate(() =>
    document.addEventListener('archipel:request-error', (event) => event.preventDefault()),
  );
  await faults({ match: TWO, status: 500 });
  await page.click('#to-two');
  await whenIdle(page);
  await expect(page.locator('html')).not.toHaveClass(/long-loading/);
});

test('back during a slow visit ends where the visitor went last [NAV-11]', async ({ page, faults }) => {
  await page.click('#fragment');
  await expect(page.locator('h1')).toHaveText('Only a fragment');
  await faults({ match: TWO, delay: 1000 });
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    void visit('/fixtures/nav/two');
  });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
});
