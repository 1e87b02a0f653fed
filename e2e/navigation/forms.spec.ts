import type { Page, Request } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/page${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const echoed = (page: Page) => page.locator('#target');
const fieldsOf = (page: Page) =>
  echoed(page)
    .locator('[data-field]')
    .evaluateAll((items) => items.map((item) => `${item.getAttribute('data-field')}=${item.textContent}`));

const queryOf = (page: Page) =>
  echoed(page)
    .locator('[data-query]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-query')));

const isEcho = (request: Request) => new URL(request.url()).pathname === '/echo';

// Behaviour 45 of research/navigation.md.
test('a POST sends what the browser would send, and the pressed button [FRM-04] @firefox @policy', async ({
  page,
}) => {
  await open(page);
  await page.click('#save');
  await expect(echoed(page).locator('[data-method]')).toHaveText('POST');
  expect((await fieldsOf(page)).slice(1)).toEqual([
    'text="a b&é"',
    'lines="one\\r\\ntwo"',
    'ticked="on"',
    'file=""',
    'action-name="saved"',
    'X-Requested-With="XMLHttpRequest"',
  ]);
  await expect(echoed(page).locator('[data-header="Content-Type"]')).toHaveText(
    'application/x-www-form-urlencoded',
  );
  await expect(echoed(page).locator('[data-header="X-Requested-With"]')).toHaveText('XMLHttpRequest');
  await expect(echoed(page).locator('[data-header="RequestVerificationToken"]')).not.toBeEmpty();
  expect(await isSameDocument(page)).toBe(true);
});

test('a GET form’s fields take the place of the query [FRM-04]', async ({ page }) => {
  await open(page, '?method=get&action=%2Fecho%3Fold%3D1');
  await page.click('#save');
  await expect(echoed(page).locator('[data-method]')).toHaveText('GET');
  const names = await queryOf(page);
  expect(names).not.toContain('old');
  expect(names).toEqual(expect.arrayContaining(['text', 'action-name', 'X-Requested-With']));
});

test('the button’s own address and method win [FRM-04]', async ({ page }) => {
  await open(page);
  await page.click('#elsewhere');
  await expect(echoed(page).locator('[data-method]')).toHaveText('GET');
  expect(await queryOf(page)).toContain('b');
});

test('the button’s own encoding wins, and a file travels [FRM-04]', async ({ page }) => {
  await open(page);
  await page.setInputFiles('[name=file]', {
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('abc'),
  });
  await page.click('#as-multipart');
  await expect(echoed(page).locator('[data-header="Content-Type"]')).toHaveText('multipart/form-data');
  await expect(echoed(page).locator('[data-field="file"]')).toHaveText('file plan.txt of 3 bytes');
});

test('a pressed image sends where it was pressed [FRM-04]', async ({ page }) => {
  await open(page);
  await page.locator('#image').click({ position: { x: 7, y: 5 } });
  await expect(echoed(page).locator('[data-field="spot.x"]')).toHaveText('"7"');
  await expect(echoed(page).locator('[data-field="spot.y"]')).toHaveText('"5"');
});

test('a method that HTML does not know travels in a POST [FRM-03]', async ({ page }) => {
  await open(page);
  await page.click('#put');
  await expect(echoed(page).locator('[data-method]')).toHaveText('POST');
  await expect(echoed(page).locator('[data-header="X-HTTP-Method-Override"]')).toHaveText('PUT');
  await expect(echoed(page).locator('[data-field="X-HTTP-Method-Override"]')).toHaveText('"PUT"');
});

test('the form’s own token comes before the page’s [FRM-04]', async ({ page }) => {
  await open(page);
  await page.evaluate(() =>
    document.querySelector('meta[name=csrf-token]')!.setAttribute('content', 'other'),
  );
  const token = await page.locator('#form [name=__RequestVerificationToken]').inputValue();
  await page.click('#save');
  await expect(echoed(page).locator('[data-header="RequestVerificationToken"]')).toHaveText(token);
});

// Behaviour 46.
test('a dialog’s form is the browser’s [FRM-04]', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    const form = document.createElement('form');
    const button = document.createElement('button');
    const attributes = { method: 'dialog', 'data-ajax': 'true', 'data-ajax-update': '#target' };
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    button.textContent = 'close';
    form.append(button);
    dialog.append(form);
    document.querySelector('main')!.append(dialog);
    dialog.showModal();
  });
  await page.getByRole('button', { name: 'close' }).click();
  await expect(page.locator('dialog')).toBeHidden();
});

test('a form of another site is the browser’s, and its policy’s [FRM-04] @policy', async ({
  page,
  trouble,
}) => {
  await open(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://elsewhere.example/')) elsewhere.push(request.resourceType());
  });
  await page.evaluate(() => {
    document.querySelector('#form')!.setAttribute('action', 'https://elsewhere.example/');
    // A script clicks: `page.click` would wait for a page that never loads.
    document.querySelector<HTMLElement>('#save')!.click();
  });
  await expect.poll(() => [...elsewhere, ...trouble.violations].length).toBeGreaterThan(0);
  // A script never sends this request: the browser navigates, or the policy forbids it.
  expect([[], ['document']]).toContainEqual(elsewhere);
  trouble.violations.length = 0;
});

for (const selector of ['#blank', '#blank-link']) {
  test(`what asks for a new window is the browser’s: ${selector} [FRM-04]`, async ({ page }) => {
    await open(page);
    const opened = page.waitForEvent('popup');
    await page.click(selector);
    const popup = await opened;
    await expect(popup.locator('h2')).toHaveText(/Echo|Fragment/i);
    await expect(echoed(page).locator('h2')).toHaveText('Before');
  });
}

test('a button that sends without a check does so by ajax, too [FRM-04] [VAL-01]', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const field = document.querySelector('[name=text]')!;
    field.setAttribute('required', '');
    field.setAttribute('data-val', 'true');
    field.setAttribute('data-val-required', 'Write something.');
  });
  await page.fill('[name=text]', '');
  await page.click('#unchecked');
  await expect(echoed(page).locator('[data-field="text"]')).toHaveText('""');
  await expect(echoed(page).locator('[data-field="by"]')).toHaveText('"unchecked"');
});

test('an invalid form is not sent [FRM-04]', async ({ page }) => {
  await open(page);
  await page.evaluate(() => document.querySelector('[name=text]')!.setAttribute('required', ''));
  await page.fill('[name=text]', '');
  let requested = 0;
  page.on('request', (request) => (requested += Number(isEcho(request))));
  await page.click('#save');
  await whenIdle(page);
  expect(requested).toBe(0);
  await expect(page.locator('[name=text]')).toBeFocused();
});

test('a request that fails says so by its event, after which it is complete [FRM-03] [FRM-05]', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    document.addEventListener('archipel:ajax-failure', (event) => {
      const { detail, target } = event as CustomEvent<{ status: number; error: Error }>;
      const { status, error } = detail;
      (window as unknown as { log: string[] }).log.push(`${(target as Element).id} ${status} ${error.name}`);
    });
  });
  const steps = () => page.evaluate(() => (window as unknown as { log: string[] }).log);
  await page.click('#failing');
  await expect.poll(() => steps()).toContain('complete');
  expect(await steps()).toEqual(['mount first', 'begin', 'failure', 'failing 500 RequestError', 'complete']);
  await expect(echoed(page).locator('h2')).toHaveText('Before');
});
