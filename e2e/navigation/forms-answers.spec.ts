import type { Page, Request } from '@playwright/test';
import { expect, markDocument, test, whenIdle } from '../support/test.ts';

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/fixtures/ajax/page${query}`);
  await whenIdle(page);
  await markDocument(page);
}

const echoed = (page: Page) => page.locator('#target');
// The error dialog reports a failure; if its code can't be loaded, the form does.
const WITHOUT_DIALOG = { match: '/\\/dialog-[^.]*(\\.dep)?\\.js/', drop: true };

const isEcho = (request: Request) => new URL(request.url()).pathname === '/echo';

// Behaviour 47.
test('what the server refuses (422) is rendered in place, the address stays [FRM-05] @firefox @policy', async ({
  page,
  faults,
}) => {
  await open(page);
  const body =
    '<h2>Refusé</h2><p><label>Nom <input name="a"></label></p><p><label>Code <input name="b" id="wrong" aria-invalid="true"></label></p>';
  await faults({ match: 'POST /echo', status: 422, body, times: 1 });
  await page.click('#save');
  await expect(echoed(page).locator('h2')).toHaveText('Refusé');
  await expect(page.locator('#wrong')).toBeFocused();
  await expect(page).toHaveURL(/\/fixtures\/ajax\/page$/);
  await page.click('#save');
  await expect(echoed(page).locator('[data-method]')).toHaveText('POST');
});

test('a 400 that brings the form again is rendered in place, another one is an error [FRM-05]', async ({
  page,
  faults,
}) => {
  await faults(WITHOUT_DIALOG);
  await open(page);
  await faults(
    WITHOUT_DIALOG,
    {
      match: 'POST /echo',
      status: 400,
      body: '<form id="form"><input name="x" class="input-validation-error"></form>',
      times: 1,
    },
    { match: 'POST /echo', status: 400, body: '<h2>Bad request</h2>', times: 1 },
  );
  await page.click('#save');
  await expect(echoed(page).locator('[name=x]')).toBeFocused();
  await page.fill('[name=text]', 'typed');
  await page.locator('#save').click();
  await expect(page.getByRole('alert')).toContainText('La demande n’a pas abouti');
  await expect(page.locator('[name=text]')).toHaveValue('typed');
});

test('a redirect to a page without the target is a visit, with one heading, and Back leads to the form [FRM-01] [FRM-02] [NAV-02]', async ({
  page,
  faults,
}) => {
  for (const query of ['?mode=replace-with', '?mode=after', '?method=get']) {
    await open(page, query);
    await faults({ match: '/ \\/echo/', redirect: { to: '/fixtures/nav/two', status: 303 }, times: 1 });
    await page.click('#save');
    await expect(page).toHaveURL(/nav\/two$/);
    await expect(page.locator('h1')).toHaveText('Page two');
    await expect(page).toHaveTitle('Page two');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/Scoped updates/);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

// Behaviour 48.
for (const [what, fault] of [
  ['a 422', { status: 422, body: '<h2>Non</h2>' }],
  ['an error of the server', { status: 500 }],
  ['a broken connection', { drop: true }],
] as const) {
  test(`a pending form is not sent twice, and its button is usable after ${what} [FRM-05]`, async ({
    page,
    faults,
  }) => {
    await open(page);
    // The page handles the error itself, so that no dialog covers the form.
    await page.evaluate(() =>
      window.addEventListener('archipel:request-error', (event) => event.preventDefault(), { capture: true }),
    );
    await faults({ match: 'POST /echo', isPaused: true, times: 1, ...fault });
    let requested = 0;
    page.on('request', (request) => (requested += Number(isEcho(request))));
    const first = page.waitForRequest(isEcho);
    await page.fill('[name=text]', 'typed');
    await page.click('#save');
    await first;
    // A script clicks: `page.click` would wait until the button is enabled.
    await page.evaluate(() => document.querySelector<HTMLElement>('#save')!.click());
    await faults();
    await whenIdle(page);
    expect(requested).toBe(1);
    await expect(page.locator('#save')).not.toHaveAttribute('aria-disabled');
    await expect(page.locator('#save')).not.toHaveAttribute('aria-busy');
    await expect(page.locator('[name=text]')).toHaveValue('typed');
    await page.click('#save');
    await expect(echoed(page).locator('[data-field="text"]')).toHaveText('"typed"');
  });
}

test('while it waits the button keeps its focus, and says that it is busy [FRM-05]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: 'POST /echo', isPaused: true });
  const first = page.waitForRequest(isEcho);
  await page.locator('#save').focus();
  await page.keyboard.press('Enter');
  await first;
  const during = await page.evaluate(() => {
    const button = document.querySelector('#save')!;
    return [
      button.getAttribute('aria-busy'),
      button.getAttribute('aria-disabled'),
      document.activeElement === button,
    ];
  });
  expect(during).toEqual(['true', 'true', true]);
  await faults();
  await expect(page.locator('#save')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#save')).toBeFocused();
});

test('a listener may tell of a failure itself, and try again [FRM-05]', async ({ page, faults }) => {
  await open(page);
  await page.evaluate(() => {
    const onError = (event: Event) => {
      event.preventDefault();
      const { status, retry } = (event as CustomEvent<{ status: number; retry: () => void }>).detail;
      document.querySelector('h1')!.textContent = `Error ${status}`;
      setTimeout(retry);
    };
    window.addEventListener('archipel:request-error', onError, { capture: true });
  });
  await faults({ match: 'POST /echo', status: 503, times: 1 });
  await page.click('#save');
  await expect(echoed(page).locator('[data-method]')).toHaveText('POST');
  await expect(page.locator('h1')).toHaveText('Error 503');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the dialog of errors sends a form again, with what was typed [FRM-05]', async ({ page, faults }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  await whenIdle(page);
  await faults({ match: 'POST /echo', status: 503, times: 1 });
  await page.fill('[name=text]', 'typed');
  await page.click('#save');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Réessayer' }).click();
  await expect(echoed(page).locator('[data-field="text"]')).toHaveText('"typed"');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('.ar-ajax-message')).toHaveCount(0);
});

test('a write is never aborted, and may lose its right to be placed [NAV-11]', async ({ page, faults }) => {
  await open(page);
  await faults({ match: 'POST /echo', isPaused: true });
  const written = page.waitForResponse((response) => isEcho(response.request()));
  const requested = page.waitForRequest(isEcho);
  await page.click('#save');
  await requested;
  await page.click('#load');
  await expect(echoed(page).locator('h2')).toHaveText('Fragment one');
  await faults();
  expect((await written).status()).toBe(200);
  await whenIdle(page);
  await expect(echoed(page).locator('h2')).toHaveText('Fragment one');
});

test('writes to one target go one after the other, also when the first replaces it [NAV-11]', async ({
  page,
  faults,
}) => {
  await open(page);
  await faults({ match: 'POST /echo', isPaused: true, times: 1 });
  const order: string[] = [];
  page.on(
    'request',
    (request) => isEcho(request) && order.push(`asked ${request.postData()?.includes('PUT')}`),
  );
  page.on('requestfinished', (request) => isEcho(request) && order.push('answered'));
  await page.click('#save');
  await page.click('#put');
  await faults();
  await expect(echoed(page).locator('[data-field="X-HTTP-Method-Override"]')).toBeVisible();
  expect(order.slice(0, 3)).toEqual(['asked false', 'answered', 'asked true']);
});

for (const [result, query, role] of [
  ['Success', '', 'status'],
  ['Error', '', 'alert'],
  ['Error', '&status=400', 'alert'],
] as const) {
  test(`a result of ${result} ${query} is told as ${role}, as text [FRM-06]`, async ({ page }) => {
    await open(page, `?action=${encodeURIComponent(`/echo?result=${result}${query}`)}`);
    await page.click('#save');
    await expect(page.locator('#form').getByRole(role)).toHaveText(`<b>${result}</b>, said the server`);
    await expect(echoed(page).locator('h2')).toHaveText('Before');
  });
}

test('an empty answer is a success that replaces nothing, and says so [FRM-06]', async ({ page }) => {
  await open(page, '?action=%2Fecho%3Fstatus%3D204');
  await page.click('#save');
  await whenIdle(page);
  await expect(echoed(page).locator('h2')).toHaveText('Before');
  await expect(page.locator('.ar-ajax-message')).toHaveText('C’est fait.');
  expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toContain('success');
});

test('a message that the server tells once is shown from the full answer of a scoped update, and is read out [FRM-06]', async ({
  page,
}) => {
  const landing = encodeURIComponent(`/fixtures/ajax/page?flash=${encodeURIComponent('Saved <b>it</b>')}`);
  await page.goto(`/fixtures/ajax/page?action=${encodeURIComponent(`/echo?to=${landing}`)}`);
  await whenIdle(page);
  await page.click('#save');
  const messages = page.locator('[data-page-part=messages]');
  await expect(messages).toHaveText('Saved <b>it</b>');
  await expect(page.locator('body > .ar-visually-hidden[role=status]')).toHaveText('Saved <b>it</b>');
  await expect(page.locator('#target h2')).toHaveText('Before');
  // A form without a target shows messages too; messages that the next page lacks disappear.
  await page.evaluate(() => document.querySelector('#form')!.removeAttribute('data-ajax-update'));
  await page.evaluate(() => document.querySelector('[data-page-part=messages]')!.replaceChildren());
  await page.click('#save');
  await expect(messages).toHaveText('Saved <b>it</b>');
  await page.click('#full');
  await expect(messages).toBeEmpty();
});
