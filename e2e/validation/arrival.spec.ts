import type { Locator, Page } from '@playwright/test';
import { follow, defer, dropTimers } from '../support/answers.ts';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

async function expectValidated(page: Page, form: Locator): Promise<void> {
  await expect(form).toHaveAttribute('novalidate');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.locator('[data-valmsg-for]')).toHaveText('Indiquez un nom.');
  await expect(form.getByRole('textbox')).toBeFocused();
  await expect(page).toHaveURL(/\/doors$/);
}

/** Registers an island of the site whose view is a form. */
const addIsland = (page: Page) =>
  page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
    const { register } = (await import(script.src)) as { register: (definition: object) => void };
    const show = (host: HTMLElement) => {
      const form = document.querySelector('#box form')!.cloneNode(true) as HTMLFormElement;
      form.querySelector('[data-valmsg-for]')!.textContent = '';
      form.removeAttribute('novalidate');
      host.append(form);
    };
    register({ name: 'late-form', when: 'load', load: () => Promise.resolve({ default: show }) });
    const host = document.createElement('div');
    host.setAttribute('data-island', 'late-form');
    document.querySelector('[data-page]')!.append(host);
  });

test('a form is judged however it came: in a dialog, an answer, an island, a visit [VAL-18] @react', async ({
  page,
}) => {
  await page.goto('/fixtures/validation/doors');
  await whenIdle(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Par un dialogue' }).click();
  await expectValidated(page, page.locator('dialog form.late'));
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Par une réponse' }).click();
  await expectValidated(page, page.locator('#box form.late'));
  await addIsland(page);
  await expectValidated(page, page.locator('[data-island="late-form"] form.late'));
  await page.getByRole('link', { name: 'Par une visite' }).click();
  await page.locator('#account [value="send"]').click();
  await expect(page.locator('[data-valmsg-summary] li')).toHaveCount(5);
  expect(await isSameDocument(page)).toBe(true);
});

test('a form that a visit takes away is let go of, although its submit waited for an answer [NAV-14]', async ({
  page,
  faults,
}) => {
  await faults({ match: 'GET /validation/user', body: 'false', type: 'application/json' });
  const { count, release } = await defer(page, '**/validation/user*');
  await page.goto('/fixtures/validation/remote');
  await whenIdle(page);
  await page.evaluate(() => {
    Object.assign(window, { leaving: new WeakRef(document.querySelector('#remote')!) });
  });
  // The server's answer is awaited for five seconds.
  await dropTimers(page, 5_000);
  await page.locator('#User').fill('anne');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect.poll(count).toBe(1);
  await follow(page, '/fixtures/validation/doors');
  await expect(page.getByRole('heading', { name: 'Portes' })).toBeFocused();
  const answered = page.waitForResponse(/\/validation\/user/);
  release();
  await answered;
  await whenIdle(page);
  await expect(page).toHaveURL(/\/doors$/);
  const isGone = async () => {
    await page.requestGC();
    return page.evaluate(() => !(window as unknown as { leaving: WeakRef<Element> }).leaving.deref());
  };
  await expect.poll(isGone, 'the form, its fields and what was known of them can be collected').toBe(true);
});
