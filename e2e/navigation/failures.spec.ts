import { collectWarnings, defer } from '../support/answers.ts';
import { errorDialogReady, errorModal, openDialogs } from '../support/dialogs.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/fixtures/nav/one');
  await whenIdle(page);
  await markDocument(page);
});

const TWO = 'GET /fixtures/nav/two';

test('an answer that is no HTML never leaves a blank page: the browser asks itself [NAV-01] @policy', async ({
  page,
  faults,
}) => {
  await faults({ match: TWO, times: 1, type: 'application/json' });
  await page.click('#to-two');
  await expect(page.locator('h1')).toHaveText('Page two');
  await expect(page).toHaveURL(/two$/);
  expect(await isSameDocument(page)).toBe(false);
});

for (const [what, fault] of [
  ['an error of the server', { status: 503 }],
  ['a connection that breaks in the middle', { truncate: 200 }],
] as const) {
  test(`${what} leaves the page as it is and is told, with a way to try again [NAV-01] [ERR-03]`, async ({
    page,
    faults,
  }) => {
    await errorDialogReady(page);
    await faults({ match: TWO, times: 1, ...fault });
    await page.click('#to-two');
    await expect(errorModal(page)).toBeVisible();
    await expect(page).toHaveURL(/one$/);
    await expect(page.locator('html')).not.toHaveClass(/long-loading/);
    await errorModal(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator('h1')).toHaveText('Page two');
    expect(await isSameDocument(page)).toBe(true);
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

test('a dialog that is closed before its content has come is one warning [ERR-02]', async ({ page }) => {
  await openDialogs(page);
  const warnings = collectWarnings(page);
  const { count } = await defer(page, '**/fixtures/dialogs/piece');
  await page.click('#modal');
  await expect.poll(count).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await whenIdle(page);
  expect(warnings).toEqual([expect.stringMatching(/dialogs\/piece failed \(aborted\)/)]);
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
  await faults({ match: TWO, isPaused: true });
  await page.click('#to-two');
  await expect(page.locator('html')).toHaveClass(/long-loading/);
  await faults();
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
  await faults({ match: TWO, isPaused: true });
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { visit } = (await import(script.src)) as { visit: (url: string) => Promise<void> };
    void visit('/fixtures/nav/two');
  });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Page one');
  await faults();
  await whenIdle(page);
  await expect(page.locator('h1')).toHaveText('Page one');
  await expect(page).toHaveURL(/one$/);
});
