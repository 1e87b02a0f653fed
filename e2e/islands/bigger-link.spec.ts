import { expect, test } from '../support/kit.ts';
import { isSameDocument, markDocument } from '../support/test.ts';

const ARTICLE = '/fr/journal/carte-cadeau';

const card = (path: string, title: string) => `<article class="article-row" data-bigger-link>
  <h2><a href="${path}">${title}</a></h2>
  <p>Soixante pièces de cinq ateliers, et une carte pour les offrir.</p>
</article>`;

test.beforeEach(async ({ archipel }) => {
  archipel.fragment(
    ARTICLE,
    archipel.html('bigger-link', { html: '<h2>Une carte à offrir, sans date</h2>' }),
  );
  const cards = card('/fr/journal/ateliers', 'Cinq ateliers') + card(ARTICLE, 'Une carte');
  await archipel.open('bigger-link', { html: cards });
});

test('a click on the words of a bigger-link is a visit; with Ctrl it is a tab [PGE-08]', async ({ page }) => {
  await markDocument(page);
  const text = page.locator('.article-row').nth(1).locator('p').last();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    text.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(/\/fr\/journal\/carte-cadeau$/);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();

  await text.click();
  await expect(page).toHaveURL(/\/fr\/journal\/carte-cadeau$/);
  await expect(page.locator('h2')).toHaveText('Une carte à offrir, sans date');
  expect(await isSameDocument(page)).toBe(true);
});

test('words can be selected, a scroll is no click, and the keyboard meets one link for each card [PGE-08]', async ({
  page,
  archipel,
}) => {
  const { x, y } = (await page.locator('.article-row p').last().boundingBox())!;
  await page.mouse.move(x + 2, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.evaluate(() => getSelection()!.removeAllRanges());
  // The click comes within the scroll event: a busy machine can't keep a limit of half a second.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const press = () => {
          document.querySelector<HTMLElement>('.article-row p')!.click();
          resolve();
        };
        document.body.style.minBlockSize = '200vb';
        addEventListener('scroll', press, { once: true });
        scrollTo({ top: 40, behavior: 'instant' });
      }),
  );
  await archipel.idle();
  await expect(page).toHaveURL(/\/fr\/bigger-link$/);

  const first = page.locator('.article-row a').first();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.article-row a').nth(1)).toBeFocused();
  await expect(page.locator('.article-row').nth(1)).not.toHaveCSS('outline-style', 'none');
});
