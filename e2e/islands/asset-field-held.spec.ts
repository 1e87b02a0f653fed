import type { Page } from '@playwright/test';
import type { Archipel } from '../../tools/playwright/index.ts';
import { dropTimers } from '../support/answers.ts';
import { chooseFiles, pdf } from '../support/files.ts';
import { echoForm, openAssetField, takeUploads } from '../support/fixture-assets.ts';
import { createGate } from '../support/gate.ts';
import { expect, test } from '../support/kit.ts';
import { openPlain } from '../support/plain-page.ts';

const ASSET = '**/api/v1/assetslibrary/assets/A2';
const TARIFF = { AssetId: 'A2', Name: 'tarif.pdf', fileType: 'File', size: 9 };

const field = (page: Page) => page.locator('[data-asset-field]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the values that the form would send now. */
const sent = (page: Page, name = 'Files') =>
  page.evaluate((key) => new FormData(document.forms[0]).getAll(key), name);

/** Defers the answers to requests for the asset until the returned function is called. */
function delayAsset(archipel: Archipel): () => void {
  const [released, release] = createGate();
  archipel.mock('assets.read', () => released.then(() => TARIFF));
  return release;
}

const open = (archipel: Archipel, query = '') => openAssetField(archipel, `kind=file&id=A2${query}`);

/** Opens the page, and loads it again with an answer that is deferred: such a page is never idle. */
async function openLoading(page: Page, archipel: Archipel, query = ''): Promise<() => void> {
  archipel.mock('assets.read', TARIFF);
  await open(archipel, query);
  const release = delayAsset(archipel);
  await page.reload();
  await expect(field(page)).toHaveAttribute('data-asset-field', 'loading');
  return release;
}

test('a file that is known by its id goes with the form before its request is answered, and whatever the answer is [MED-01] @react', async ({
  page,
  archipel,
}) => {
  const answers: [
    what: string,
    answer: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0],
  ][] = [
    ['500', { status: 500, body: '' }],
    ['404', { status: 404, body: '' }],
    ['broken JSON', { contentType: 'application/json', body: '{"AssetId":' }],
    ['a page', { contentType: 'text/html', body: '<h1>Bonjour</h1>' }],
    ['a list', { json: [TARIFF] }],
    ['null', { json: null }],
    ['an object without an id', { json: {} }],
    ['an error', { json: { AssetId: 'A2', Error: 'Disparu' } }],
  ];
  let answer = answers[0]![1];
  archipel.expectComplaint(/assets\/A2/);
  await page.route(ASSET, (route) => route.fulfill(answer));
  await open(archipel);
  for (const [index, [what, next]] of answers.entries()) {
    answer = next;
    const answered = index > 0 ? page.waitForResponse(ASSET) : undefined;
    if (answered) await button(page, 'Réessayer').click();
    await answered;
    await expect(field(page), what).toHaveAttribute('data-asset-field', 'failed');
    expect(await sent(page), what).toEqual(['A2']);
    expect(await sent(page, 'HasFiles'), what).toEqual(['true']);
  }
  // The button still works after another part of the page has changed.
  answer = { json: TARIFF };
  await page.evaluate(() => document.querySelector('h1')!.replaceChildren('Autre titre'));
  await button(page, 'Réessayer').click();
  await expect(field(page)).toHaveAttribute('data-asset-field', 'ready');
  expect(await sent(page, 'FilesName')).toEqual(['tarif.pdf']);

  await page.unroute(ASSET);
  echoForm(archipel);
  await openLoading(page, archipel);
  await button(page, 'Envoyer le formulaire').click();
  await expect(page.locator('[data-field="Files"]')).toHaveText('"A2"');
});

test('a late answer never replaces what the visitor has chosen or removed [MED-01] [MED-04] @react', async ({
  page,
  archipel,
}) => {
  takeUploads(archipel);
  let release = await openLoading(page, archipel);
  await chooseFiles(page, button(page, 'Remplacer'), [pdf('tot.pdf')]);
  await expect(button(page, 'Supprimer tot.pdf')).toBeVisible();
  release();
  await expect(field(page)).toHaveAttribute('data-asset-field', 'ready');
  expect(await sent(page, 'FilesName')).toEqual(['tot.pdf']);
  expect(await sent(page)).not.toContain('A2');
  // A reset of the form restores the values of the server's HTML.
  await page.evaluate(() => document.forms[0]!.reset());
  expect(await sent(page)).toEqual(['A2']);
  await expect(button(page, 'Supprimer tarif.pdf')).toBeVisible();

  release = await openLoading(page, archipel);
  // A removed row can be restored for 8 s.
  await dropTimers(page, 8_000);
  await button(page, 'Supprimer Fichier joint').click();
  expect(await sent(page)).toEqual([]);
  expect(await sent(page, 'HasFiles')).toEqual([]);
  release();
  await expect(field(page)).toHaveAttribute('data-asset-field', 'ready');
  expect(await sent(page)).toEqual([]);
  await button(page, 'Remettre tarif.pdf').click();
  expect(await sent(page)).toEqual(['A2']);
  await button(page, 'Supprimer tarif.pdf').click();
  expect(await sent(page)).toEqual([]);
});

test('the hidden field of the server goes with the form without the script, and once with it; its name is the visitor’s to change [MED-01] [MED-04]', async ({
  page,
  archipel,
}) => {
  const query = '&hidden=fiche.pdf&slot=1';
  echoForm(archipel);
  const release = await openLoading(page, archipel, query);
  const plain = await openPlain(page);
  await button(plain, 'Envoyer le formulaire').click();
  await expect(plain.locator('[data-field="FilesName"]')).toHaveText('"fiche.pdf"');

  expect([await sent(page), await sent(page, 'FilesName')]).toEqual([['A2'], ['fiche.pdf']]);
  await button(page, 'Renommer fiche.pdf').click();
  await page.getByRole('textbox', { name: 'Renommer fiche.pdf' }).fill('été.pdf');
  await page.keyboard.press('Enter');
  release();
  await expect(field(page)).toHaveAttribute('data-asset-field', 'ready');
  expect(await sent(page, 'FilesName')).toEqual(['été.pdf']);
  await button(page, 'Supprimer été.pdf').click();
  expect(await sent(page)).toEqual([]);
});
