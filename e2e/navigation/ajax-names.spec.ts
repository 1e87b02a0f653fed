import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/*
 * A field named as a property of its form answers for the form (research/reliability.md §2.2). The page has a form with
 * all of the names that were tried, and more.
 */

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/names${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const address = (text: string) => encodeURIComponent(text);
const NAMES = [
  'attributes',
  'action',
  'method',
  'submit',
  'querySelectorAll',
  'elements',
  'addEventListener',
];

test('a form whose fields are named as its own properties is sent as it is written [FRM-04] @firefox', async ({
  page,
}) => {
  await open(page);
  await page.click('#save');
  await expect(page.locator('#target [data-method]')).toHaveText('POST');
  for (const name of NAMES) {
    await expect(page.locator(`#target [data-field="${name}"]`)).toHaveText('"v"');
  }
  await expect(page.locator('#target [data-field="button"]')).toHaveText('"1"');
  await expect(page.locator('#save')).not.toHaveAttribute('aria-busy');
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, query, selector] of [
  ['a GET', '?method=get', '#target [data-query="action"]'],
  ['the form itself as target', '?update=%23the-form', '#the-form [data-method]'],
  ['the form itself as what gives way', '?update=%23the-form&mode=replace-with', '#holder > [data-method]'],
  ['content at the form’s end', '?update=%23the-form&mode=after', '#the-form > [data-method]'],
  ['content at the form’s start', '?update=%23the-form&mode=before', '#the-form > [data-method]'],
] as const) {
  test(`names of fields change nothing for ${what} [FRM-01] [FRM-04]`, async ({ page }) => {
    await open(page, query);
    await page.click('#save');
    await expect(page.locator(selector)).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [what, query] of [
  ['a form that comes again in its target', '?update=%23holder'],
  ['a form that gives way to itself', '?update=%23the-form&mode=replace-with'],
] as const) {
  test(`names of fields change nothing for ${what}, more than once [FRM-01]`, async ({ page }) => {
    await open(page, `${query}&method=get&action=${address('/fixtures/ajax/names')}`);
    for (const _ of [1, 2]) {
      await page.evaluate(() => document.querySelector('#the-form')!.setAttribute('data-old', ''));
      await page.click('#save');
      await expect(page.locator('#the-form[data-old]')).toHaveCount(0);
      await expect(page.locator('#the-form')).toHaveCount(1);
      await expect(page.locator('#save')).toBeFocused();
      // The fixture reads its attributes from the query, which the form has replaced.
      await page.evaluate(
        ([update, mode]) => {
          const form = document.querySelector('#the-form')!;
          const set = (name: string, value: string) => Element.prototype.setAttribute.call(form, name, value);
          set('method', 'get');
          set('action', '/fixtures/ajax/names');
          set('data-ajax-update', update!);
          set('data-ajax-mode', mode!);
        },
        query.includes('mode') ? ['#the-form', 'replace-with'] : ['#holder', ''],
      );
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('names of fields change nothing for a result, a refusal and a failure [FRM-05] [FRM-06]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults(
    {
      match: 'POST /echo',
      status: 200,
      type: 'application/json',
      body: '{"Status":"OK","Message":"Noted"}',
      times: 1,
    },
    {
      match: 'POST /echo',
      status: 422,
      body: '<h2>Refusé</h2><input aria-label="x" aria-invalid="true">',
      times: 1,
    },
    { match: 'POST /echo', status: 500, times: 1 },
  );
  await page.click('#save');
  await expect(page.locator('#the-form').getByRole('status')).toHaveText('Noted');
  await page.click('#save');
  await expect(page.locator('#target input')).toBeFocused();
  await page.click('#save');
  await expect(page.locator('#the-form').getByRole('alert')).toContainText('essayez encore une fois');
});

test('names of fields change nothing for a form whose target is the page [FRM-02]', async ({ page }) => {
  await open(page, `?update=main&method=get&action=${address('/fixtures/ajax/names')}`);
  await page.click('#save');
  await expect(page).toHaveURL(/attributes=v/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/update=main/);
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('names of fields change nothing for a pushed target, back and a click beside its button [NAV-02]', async ({
  page,
}) => {
  await open(page, `?update=%23holder&method=get&push=1&action=${address('/fixtures/ajax/names')}`);
  await page.click('label');
  await page.evaluate(() => document.querySelector('#the-form')!.setAttribute('data-old', ''));
  await page.click('#save');
  await expect(page.locator('#the-form[data-old]')).toHaveCount(0);
  await expect(page).toHaveURL(/attributes=v/);
  await page.goBack();
  await expect(page).toHaveURL(/push=1/);
  await whenIdle(page);
  await expect(page.locator('#the-form')).toHaveCount(1);
  await page.click('#next');
  await expect(page.locator('h1')).toHaveText('Names 2');
  expect(await isSameDocument(page)).toBe(true);
});
