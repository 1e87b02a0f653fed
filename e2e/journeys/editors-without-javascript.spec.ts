import { becomeEditor } from '../support/editors.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('an article is written, given files, picks others from the library, loses one, and is looked at, by forms alone [MED-09] [MED-07]', async ({
  page,
}) => {
  await becomeEditor(page);
  await page.goto('/fr/editors/article');
  await page.getByLabel('Titre').fill('Une table <b>d’hiver</b> 🎄');
  await page.getByLabel('Texte').fill('Premier.\n\nSecond.');
  const notes = { name: 'recette.txt', mimeType: 'text/plain', buffer: Buffer.from('Sel et cendre') };
  await page.getByLabel('Document à télécharger', { exact: true }).setInputFiles([notes]);
  await page.getByRole('button', { name: 'Choisir dans la médiathèque : Image de couverture' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir une image');
  const tree = page.getByRole('navigation', { name: 'Dossiers' });
  await tree.getByRole('link', { name: 'Produits' }).click();
  await tree.getByRole('link', { name: 'Vases' }).click();
  await page.getByRole('radio', { name: 'vase-03.webp' }).check();
  await page.getByRole('button', { name: 'Choisir', exact: true }).click();

  // What was typed before has waited.
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
