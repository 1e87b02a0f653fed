import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, test, whenIdle } from '../support/test.ts';

/*
 * Fields shadow the properties of their form (research/reliability.md §2.2); the fixture has every name
 * tried. Playwright's own actions fail on such a form, so functions in the page replace them.
 */

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/names${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const press = (page: Page, selector = '#save') =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

const textsOf = (page: Page, selector: string) =>
  page.evaluate((css) => [...document.querySelectorAll(css)].map((found) => found.textContent), selector);

const expectTexts = (page: Page, selector: string, texts: unknown) =>
  expect.poll(() => textsOf(page, selector), { message: selector }).toEqual(texts);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

const age = (page: Page) =>
  page.evaluate(() => document.querySelector('#save')!.setAttribute('data-old', ''));

const address = (text: string) => encodeURIComponent(text);
const ITSELF = `method=get&action=${address('/fixtures/ajax/names')}`;
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
  await press(page);
  await expectTexts(page, '#target [data-method]', ['POST']);
  for (const name of NAMES) await expectTexts(page, `#target [data-field="${name}"]`, ['"v"']);
  await expectTexts(page, '#target [data-field="button"]', ['"1"']);
  await expectTexts(page, '#save[aria-busy], #save[aria-disabled]', []);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [what, query, selector] of [
  ['a GET', '?method=get', '#target > [data-method]'],
  ['the form itself as target', '?update=%23the-form', '#the-form > [data-method]'],
  ['the form itself as what gives way', '?update=%23the-form&mode=replace-with', '#holder > [data-method]'],
  ['content at the form’s end', '?update=%23the-form&mode=after', '#the-form > label ~ [data-method]'],
  ['content at the form’s start', '?update=%23the-form&mode=before', '#the-form > h2:first-child'],
] as const) {
  test(`names of fields change nothing for ${what} [FRM-01] [FRM-04]`, async ({ page }) => {
    await open(page, query);
    await press(page);
    await expect.poll(async () => (await textsOf(page, selector)).length).toBe(1);
    await whenIdle(page);
    expect(await isSameDocument(page)).toBe(true);
  });
}

for (const [what, query] of [
  ['a form that comes again in its target', '?update=%23holder'],
  ['a form that gives way to itself', '?update=%23the-form&mode=replace-with'],
] as const) {
  test(`names of fields change nothing for ${what}, which keeps the focus [FRM-01]`, async ({ page }) => {
    await open(page, `${query}&${ITSELF}`);
    await age(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('#save')!.focus());
    await press(page);
    await expectTexts(page, '#save[data-old]', []);
    await expectTexts(page, '#save', ['save']);
    expect(await focused(page)).toBe('save');
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('names of fields change nothing for a result, a refusal and a failure [FRM-05] [FRM-06]', async ({
  page,
  faults,
}) => {
  const withoutDialog = { match: '/\\/dialog-[^.]*(\\.dep)?\\.js/', drop: true };
  await faults(withoutDialog);
  await open(page);
  const json = { type: 'application/json', body: '{"Status":"OK","Message":"Noted"}' };
  const wrong = '<h2>Refusé</h2><input id="wrong" aria-label="x" aria-invalid="true">';
  await faults(
    withoutDialog,
    { match: 'POST /echo', status: 200, times: 1, ...json },
    { match: 'POST /echo', status: 422, body: wrong, times: 1 },
    { match: 'POST /echo', status: 500, times: 1 },
  );
  await press(page);
  await expectTexts(page, '#the-form [role=status]', ['Noted']);
  await press(page);
  await expect.poll(() => focused(page)).toBe('wrong');
  await whenIdle(page);
  await press(page);
  await expectTexts(page, '#the-form [role=alert]', [
    'La demande n’a pas abouti. Rien n’est perdu\u00a0: réessayez.',
  ]);
});

test('names of fields change nothing for a form whose target is the page [FRM-02]', async ({ page }) => {
  await open(page, `?update=main&${ITSELF}`);
  await press(page);
  await expect(page).toHaveURL(/attributes=v/);
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/update=main/);
  await whenIdle(page);
  expect(await isSameDocument(page)).toBe(true);
});

test('names of fields change nothing for a pushed target, back, a click beside a button and a visit [NAV-02]', async ({
  page,
}) => {
  await open(page, `?update=%23holder&push=1&${ITSELF}`);
  await press(page, '#holder label');
  await age(page);
  await press(page);
  await expectTexts(page, '#save[data-old]', []);
  await expect(page).toHaveURL(/attributes=v/);
  await age(page);
  await page.goBack();
  await expect(page).toHaveURL(/push=1/);
  await expectTexts(page, '#save[data-old]', []);
  await whenIdle(page);
  await press(page, '#next');
  await expectTexts(page, 'h1', ['Names 2']);
  expect(await isSameDocument(page)).toBe(true);
});
