import { dropTimers } from '../support/answers.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const CHANGE = '/api/v1/currencyconverter/currency/changeto/';

test('another currency is asked for, with a question where the server warns, and shown everywhere [CUR-01] @react', async ({
  page,
  faults,
}) => {
  await page.goto('/fr/shoppingcarts');
  const currency = page.locator('[data-island="currency-switch"] select');
  const amount = page.locator('[data-cart-amount]').first();
  await expect(amount).toContainText('€');
  await expect(currency.locator('..').getByRole('button', { includeHidden: true })).toBeHidden();

  const choose = async (code: string) => {
    await currency.focus();
    await expect(page.locator('[data-island="currency-switch"]')).toHaveAttribute(
      'data-island-state',
      'ready',
    );
    await currency.selectOption(code);
  };
  // The whole page reloads, and the server's HTML has the choice selected.
  const isWritten = (code: string) =>
    expect(currency.locator(`option[value=${code}]`)).toHaveAttribute('selected', '');
  const other = await page.context().newPage();
  await other.goto('/fr');
  await whenIdle(other);
  await choose('CHF');
  await isWritten('CHF');
  await expect(amount).toContainText('CHF');
  await expect(page.getByText('Les prix sont maintenant dans cette devise : Franc suisse.')).toBeVisible();
  await expect(other.locator('[data-cart-amount]').first()).toContainText('CHF');

  await test.step('another tab says that its prices are those of before, and brings the new ones', async () => {
    const notice = other.getByRole('region', { name: 'Messages' });
    await expect(notice).toContainText('La devise a été changée dans un autre onglet.');
    await expect(other.locator('.card-price').first()).toContainText('€');
    await notice.getByRole('button', { name: 'Actualiser la page' }).click();
    await expect(other.locator('.card-price').first()).toContainText('CHF');
    await other.close();
  });

  await test.step('a no gives the old choice back', async () => {
    await choose('USD');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('En dollars, les montants sont indicatifs');
    await question.getByRole('button', { name: 'Retour' }).click();
    await expect(question).toHaveCount(0);
    await expect(currency).toHaveValue('CHF');
  });

  await test.step('a yes is sent with its force', async () => {
    const forced = page.waitForRequest((request) => request.url().endsWith(`${CHANGE}USD/true`));
    await choose('USD');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }).click();
    expect((await forced).method()).toBe('POST');
    await isWritten('USD');
    await expect(amount).toContainText('$');
  });

  await test.step('a failure gives it back, too, and is told', async () => {
    const body = JSON.stringify({
      ResponseCode: 'KO',
      ReasonType: 'error',
      ReasonResourceKey: 'Currency.Unknown',
    });
    await faults({ match: `POST ${CHANGE}`, body, type: 'application/json', status: 200 });
    // Without the site's strings within a second the message would be a general one.
    await dropTimers(page, 1_000);
    await choose('EUR');
    await expect(page.locator('.ar-growl [role=alert]')).toHaveText('Cette devise n’est pas proposée.');
    await expect(currency).toHaveValue('USD');
  });
});
