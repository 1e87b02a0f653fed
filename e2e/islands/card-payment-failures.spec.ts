import {
  card,
  CARDS,
  chargesOf,
  expectFields,
  expectPaid,
  message,
  openPayment,
  placeOrder,
  pressPay,
  PROVIDER,
  SESSION_CALL,
  traces,
  typeCard,
} from '../support/payment.ts';
import { expect, test, whenIdle } from '../support/test.ts';

const expired = { status: 422, type: 'application/json' };
const EXPIRED = JSON.stringify({
  status: 422,
  errorCode: '14_030',
  errorType: 'validation',
  message: 'Expired',
});

test('an expired session is replaced once, one of another amount too; no other is used [PAY-01]', async ({
  page,
  faults,
}) => {
  const number = await placeOrder(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session')) requested.push(request.method());
  });
  await faults({ match: PROVIDER.setup, ...expired, body: EXPIRED, times: 1 });
  await openPayment(page, number);
  expect(requested).toEqual(['POST']);

  const other = JSON.stringify({
    id: 'x',
    sessionData: 'x',
    amount: { value: 1, currency: 'EUR' },
    countryCode: 'BE',
    shopperLocale: 'fr-FR',
    paymentMethods: { paymentMethods: [{ type: 'scheme', name: 'Carte' }] },
  });
  await faults({ match: PROVIDER.setup, type: 'application/json', body: other, times: 1 });
  await openPayment(page, number);
  expect(requested).toHaveLength(2);
  await expect(message(page)).toBeHidden();

  await faults({ match: PROVIDER.setup, ...expired, body: EXPIRED, times: 2 });
  await page.reload();
  await expect(message(page).getByRole('alert')).toContainText('La session de paiement a expiré');
  expect(requested).toHaveLength(3);
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expectFields(page);

  await typeCard(page, CARDS.expiring);
  await pressPay(page);
  await expect(message(page).getByRole('alert')).toContainText('La session de paiement a expiré');
  await expectFields(page);
  await typeCard(page, CARDS.good);
  await pressPay(page);
  await expectPaid(page, number);
});

test('an answer that is lost, or makes no sense, is looked up before anything is paid again [PAY-01]', async ({
  page,
  faults,
}) => {
  const number = await placeOrder(page);
  await openPayment(page, number);
  const check = message(page).getByRole('button', { name: 'Vérifier le paiement' });
  await faults({ match: PROVIDER.pay, type: 'application/json', body: '{"resultCode":"Maybe"}', times: 1 });
  await typeCard(page, CARDS.good);
  await pressPay(page);
  await expect(message(page).getByRole('alert')).toContainText('le paiement a peut-être été accepté');
  await expect(message(page).getByRole('link')).toHaveCount(0);
  await faults({ match: SESSION_CALL, status: 500, times: 1 });
  await check.click();
  await expect(message(page).getByRole('alert')).toContainText('n’est pas disponible pour l’instant');
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expectFields(page);
  expect(await chargesOf(page)).toEqual([]);

  // The provider has charged the card; only its response is lost.
  await faults({ match: PROVIDER.pay, status: 502, late: true, times: 1 });
  await typeCard(page, CARDS.good);
  await pressPay(page);
  await expect(check).toBeVisible();
  await check.click();
  await expectPaid(page, number);
});

test('fields that do not come are told, tried again, or left for a transfer [PAY-01]', async ({
  page,
  faults,
}) => {
  const number = await placeOrder(page);
  await page.route(`**/fr/payment/${number}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('data-other-url', 'data-patience="300" data-other-url');
    await route.fulfill({ response: answer, body });
  });
  await faults({ match: PROVIDER.fields, status: 503 });
  await page.goto(`/fr/payment/${number}`);
  const complaint = message(page).getByRole('alert');
  await expect(complaint).toContainText('Le formulaire de carte ne s’affiche pas');
  await message(page).getByRole('link', { name: 'Payer autrement' }).click();
  await expect(page.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Virement bancaire' })).toBeFocused();
  await expect(card(page)).toBeHidden();
  await page.getByRole('radio', { name: /Carte bancaire/ }).check();
  await faults();
  await message(page).getByRole('button', { name: 'Réessayer' }).click();
  await expectFields(page);
  await expect(message(page)).toBeHidden();
  expect(await traces(page)).toMatchObject({ frames: 3, panels: 1 });
});

test('who leaves while a session is opened leaves nothing of it, and there is never another one beside it [PAY-01]', async ({
  page,
  faults,
}) => {
  const number = await placeOrder(page);
  await faults({ match: PROVIDER.setup, isPaused: true, times: 1 });
  const opened = page.waitForResponse((response) => response.url().includes('/setup'));
  await page.goto(`/fr/payment/${number}`);
  await expect(card(page)).toHaveAttribute('data-phase', 'opening');
  const remount = (what: 'mount' | 'unmount') =>
    page.evaluate(async (name) => {
      const script = document.querySelector<HTMLScriptElement>('script[src*="archipel.js"]')!;
      const library = (await import(script.src)) as Record<string, (root: Element) => void>;
      library[name]!(document.querySelector('.payment-card')!);
    }, what);
  await remount('unmount');
  await faults();
  await opened;
  await whenIdle(page);
  expect(await traces(page)).toEqual({ frames: 0, panels: 0, stored: null });
  await remount('mount');
  await remount('unmount');
  await remount('mount');
  await expectFields(page);
  expect(await traces(page)).toMatchObject({ frames: 3, panels: 1 });
});
