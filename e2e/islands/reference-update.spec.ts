import { expect, reply, test, type Archipel } from '../support/kit.ts';

const UPDATE = '/widget/catalog/CustomerReferenceUpdate';
const SAVED = 'La référence « CAVE-1 » est enregistrée.';

/** Answers the next save with a result of the server. */
function answerSave(archipel: Archipel, status: number, text: string): void {
  const body = JSON.stringify({ Status: status < 400 ? 'OK' : 'Error', Message: text });
  const headers = { 'content-type': 'application/json' };
  archipel.fragment(UPDATE, () => reply(body, { status, headers }), { times: 1 });
}

/** Returns the numbers that were sent. */
const sent = (archipel: Archipel) =>
  archipel
    .requests()
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { CustomerSKU: string }).CustomerSKU);

test('a number is saved in place; one that is refused gives way to the one before [SRC-04]', async ({
  page,
  archipel,
}) => {
  const form = await archipel.open('reference-update', { props: { message: 'growl' } });
  const field = form.getByRole('textbox');
  answerSave(archipel, 200, SAVED);
  await field.fill('CAVE-1');
  await field.press('Enter');
  await expect(page.locator('.ar-growl')).toContainText(SAVED);
  await archipel.idle();
  expect(sent(archipel)).toEqual(['CAVE-1']);

  answerSave(archipel, 409, 'Le mug Dune a déjà la référence LQ-1000-02.');
  await field.fill('LQ-1000-02');
  await field.press('Enter');
  await expect(form.getByRole('alert')).toContainText('La référence n’a pas pu être mise à jour.');
  await expect(form.getByRole('alert')).toContainText('déjà la référence');
  await expect(field).toHaveValue('CAVE-1');

  archipel.expectComplaint(/status 500/);
  archipel.fragment(UPDATE, '', { status: 500 });
  await field.fill('CAVE-2');
  await field.press('Enter');
  await expect(page.locator('.ar-growl [role=alert]')).toHaveCount(2);
  await expect(field).toHaveValue('CAVE-1');
  await archipel.idle();
  expect(sent(archipel)).toEqual(['CAVE-1', 'LQ-1000-02', 'CAVE-2']);
});

test('the dialog of what was done closes after three seconds, and not under a pointer [SRC-04]', async ({
  page,
  archipel,
}) => {
  // The three seconds stand still until the pointer is there, however slow the machine is.
  await page.clock.install();
  const form = await archipel.open('reference-update');
  answerSave(archipel, 200, SAVED);
  await form.getByRole('textbox').fill('CAVE-1');
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Référence' });
  await expect(dialog).toContainText(SAVED);
  await dialog.hover();
  await page.clock.runFor(3_100);
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3_100);
  await expect(dialog).toBeHidden();
  await page.clock.resume();
});
