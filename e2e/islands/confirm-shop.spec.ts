import { expectAccessible } from '../support/axe.ts';
import { openDialogs } from '../support/dialogs.ts';
import { expect, test, whenIdle } from '../support/test.ts';

for (const [lang, question] of [
  ['fr', 'Voulez-vous vraiment supprimer cet élément ?'],
  ['nl', 'Wilt u dit zeker verwijderen?'],
  ['de', 'Are you sure to delete this?'],
] as const) {
  test(`without words of its own the question is that of the resources, in ${lang} [DLG-02] [I18N-01]`, async ({
    page,
  }) => {
    await openDialogs(page, `?lang=${lang}`);
    await page.click('#confirm-default');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(question);
    await expectAccessible(page);
  });
}

test('a form is sent once confirmed, with its button, whatever its fields are named [DLG-02]', async ({
  page,
}) => {
  await page.goto('/fixtures/dialogs/clobbered');
  await whenIdle(page);
  // A script in the page clicks: the fields also shadow the methods that the test's driver uses.
  const press = (selector: string) =>
    page.evaluate((button) => document.querySelector<HTMLElement>(button)!.click(), selector);
  await press('#send');
  await page.waitForFunction(() => document.querySelector('dialog[open]'));
  await press('dialog .ar-button:last-child');
  await page.waitForURL(/dialogs\/other/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    getAttribute: '1',
    matches: '2',
    requestSubmit: '3',
    by: 'button',
  });
});
