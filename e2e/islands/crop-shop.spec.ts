import { photo } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

test('the photo of a profile is cut to a square, kept, shown and removed; without a script its middle is taken', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.request.post('/demo/sign-in', { data: {} });
  await page.goto('/fr/account');
  const field = page.locator('#account-photo');
  const detail = page.locator('.ar-asset-detail');
  await field.scrollIntoViewIfNeeded();
  await field.locator('[data-island-state="ready"]').waitFor();
  await field.locator('input[name=PhotoFile]').setInputFiles(await photo('moi.jpg', 900, 600));
  await page.locator('[data-crop-stage=ready]').waitFor();
  await page.getByRole('button', { name: 'Recadrer', exact: true }).click();
  await expect(detail).toContainText('400 × 400');
  await field.getByRole('button', { name: 'Enregistrer la photo' }).click();
  await expect(field).toContainText('La photo est enregistrée.');
  await expect(detail).toContainText('400 × 400');

  const plain = await browser.newContext({
    baseURL: baseURL!,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto('/fr/account');
  const bareField = bare.locator('#account-photo');
  await expect(bareField.getByRole('img', { name: 'moi.jpg' })).toBeVisible();
  await bareField.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(bare.locator('#account-photo')).toContainText('La photo est retirée.');
  await bareField.getByLabel('Votre photo').setInputFiles(await photo('plain.jpg', 500, 900));
  await bareField.getByRole('button', { name: 'Enregistrer la photo' }).click();
  await expect(bare.locator('#account-photo').getByRole('img', { name: 'plain.jpg' })).toBeVisible();
  await plain.close();
});
