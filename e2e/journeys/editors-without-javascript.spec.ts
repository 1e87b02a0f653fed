import type { Page } from '@playwright/test';
import { becomeEditor } from '../support/editors.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const heading = (page: Page) => page.locator('[data-slot="list"] h2');

test('an article is written, given files, picks others from the library, loses one, and is looked at, by forms alone [MED-09] [MED-07]', async ({
  page,
}) => {
  await becomeEditor(page);
  await page.goto('/fr/editors/article');
  await page.getByLabel('Titre').fill('Une table <b>d’hiver</b> 🎄');
  await page.getByLabel('Texte').fill('Premier.\n\nSecond.');
  const records = { name: 'recette.txt', mimeType: 'text/plain', buffer: Buffer.from('Sel et cendre') };
  await page.getByLabel('Document à télécharger', { exact: true }).setInputFiles([records]);
  await page.getByRole('button', { name: 'Choisir dans la médiathèque : Image de couverture' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir une image');
  const tree = page.getByRole('navigation', { name: 'Dossiers' });
  await tree.getByRole('link', { name: 'Produits' }).click();
  await tree.getByRole('link', { name: 'Vases' }).click();
  await page.getByRole('radio', { name: 'vase-03.webp' }).check();
  await page.getByRole('button', { name: 'Choisir', exact: true }).click();

  // Text that was typed before is preserved.
  await expect(page.getByLabel('Titre')).toHaveValue('Une table <b>d’hiver</b> 🎄');
  await expect(page.getByRole('link', { name: 'vase-03.webp' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'recette.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Choisir dans la médiathèque : Fichiers de la galerie' }).click();
  await page.getByRole('checkbox', { name: 'table-dressee-01.webp' }).check();
  await page.getByRole('checkbox', { name: 'table-dressee-02.webp' }).check();
  await page.getByRole('button', { name: 'Choisir', exact: true }).click();
  await page.getByRole('button', { name: 'Retirer « table-dressee-01.webp »' }).click();

  await page.getByRole('link', { name: 'Voir l’aperçu' }).click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Une table <b>d’hiver</b> 🎄');
  await expect(article.locator('.media-card')).toHaveCount(1);
  await expect(article.getByRole('link', { name: 'recette.txt' })).toBeVisible();
  await expect(article.locator('.article-cover')).toHaveAttribute('src', /\/assets\/library\/vase\./);
});

test('folders are links, the list is a page; folders and files are made, renamed, moved and deleted by forms [MED-06] [MED-07]', async ({
  page,
}) => {
  await becomeEditor(page);
  await page.goto('/fr/editors/media');
  const tree = page.getByRole('navigation', { name: 'Dossiers' });
  await tree.getByRole('link', { name: 'Documents' }).click();
  await tree.getByRole('link', { name: 'Tarifs' }).click();
  await expect(heading(page)).toHaveText('Tarifs');
  await expect(page.locator('[data-asset]')).toHaveCount(6);

  const name = `<b>Essai</b> ${Date.now()}`;
  const status = page.locator('.notice');
  await page.locator('.media-manage summary').click();
  await page.getByLabel('Nouveau sous-dossier').fill(name);
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(status).toContainText(`Le dossier « ${name} » est créé.`);
  await expect(heading(page)).toHaveText(name);
  await expect(page.locator('.media-empty')).toHaveText('Ce dossier est vide.');

  await page.locator('.media-manage summary').click();
  const records = { name: 'notes 🎄.txt', mimeType: 'text/plain', buffer: Buffer.from('Grès et lin') };
  const broken = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  };
  await page.getByLabel('Ajouter des fichiers').setInputFiles([records, broken]);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(status).toContainText('Fichiers ajoutés : 1 sur 2.');
  await expect(status).toContainText('photo.jpg');
  await page.getByRole('link', { name: 'notes 🎄.txt' }).click();
  await page.getByLabel('Nom', { exact: true }).fill('notes.txt');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('notes.txt');
  await page.getByLabel('Dossier').selectOption({ label: '\u00a0\u00a0\u00a0Journal' });
  await page.getByRole('button', { name: 'Déplacer' }).click();
  await expect(status).toContainText('« notes.txt » est maintenant dans « Journal ».');
  await page.getByRole('button', { name: 'Supprimer ce fichier' }).click();
  await expect(status).toContainText('« notes.txt » est supprimé.');

  await tree.getByRole('link', { name: 'Documents' }).click();
  await tree.getByRole('link', { name: 'Tarifs' }).click();
  await tree.getByRole('link', { name }).click();
  await page.locator('.media-manage summary').click();
  await page.getByRole('button', { name: 'Supprimer ce dossier' }).click();
  await expect(status).toContainText(`« ${name} » est supprimé.`);
});

test('the editors’ area is led to by the login, and closed to customers [MED-07]', async ({ page }) => {
  await page.goto('/fr/editors/media');
  await expect(page).toHaveURL(/security\/login\?returnUrl=%2Ffr%2Feditors%2Fmedia/);
  await page.request.post('/demo/sign-in', { data: { user: 'claire' } });
  const answer = await page.goto('/fr/editors/media');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservé à la rédaction');
});
