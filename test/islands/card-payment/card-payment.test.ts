import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { on, type EventTable } from '#runtime/page/events.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, goTo } from '../../support/page.ts';
import { jsonAnswer, later, stubServer } from '../../support/server.ts';
import { rejection, type fakeAdyen } from './adyen.ts';

const adyen = vi.hoisted(() => ({ current: undefined as ReturnType<typeof fakeAdyen> | undefined }));
vi.mock('@adyen/adyen-web', async () => {
  const { fakeAdyen: make } = await import('./adyen.ts');
  adyen.current = make();
  return adyen.current.module;
});
vi.mock('@adyen/adyen-web/styles/adyen.css', () => ({}));

const { default: mountCard, props } = await import('../../../islands/card-payment/card-payment.ts');
const provider = adyen.current!;

const SESSION = { id: 'CS1', sessionData: 'SD1', environment: 'test', clientKey: 'local_X' };
const AMOUNT = { value: 4900, currency: 'EUR' };
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

let watched: WatchedConsole;
let failures: EventTable['payment-failed'][];
let listening: AbortController;

beforeEach(() => {
  watched = watchConsole();
  provider.reset();
  failures = [];
  listening = new AbortController();
  on('payment-failed', ({ detail }) => failures.push(detail), listening.signal);
});
afterEach(() => {
  listening.abort();
  leavePage();
  goTo('/');
});

interface Shown {
  session?: unknown;
  url?: string;
  more?: string;
}

async function show({ session = SESSION, url = '/session', more = '' }: Shown = {}) {
  const island = registerIsland(mountCard, { props });
  const given = session ? `data-session="${attribute(session)}"` : '';
  const sessionUrl = url ? `data-session-url="${url}"` : '';
  await mountPage(
    `<div data-island="${island}" ${given} ${sessionUrl} data-amount="${attribute(AMOUNT)}" ${more}><p>Par virement</p></div>`,
  );
}

const phase = () => find('.ar-card').dataset['phase'];
const message = () => find('.ar-card-message').textContent;
const button = () => find<HTMLButtonElement>('.ar-card-message button');
const pay = () => provider.last().given.beforeSubmit({}, {}, { resolve: () => {} });
const stubSessions = (serve: () => Response = () => jsonAnswer({ ...SESSION, id: 'CS2' })) =>
  stubServer(serve);

test('the card asks for a holder and an address, in the page’s language, and for cards alone [PAY-01]', async () => {
  await show({
    more: `data-holder-name="Ada" data-billing-address="${attribute({ street: 'Rue Haute', city: '', country: 'BE' })}"`,
  });
  const { given, card } = provider.last();
  expect(given).toMatchObject({
    session: { id: 'CS1', sessionData: 'SD1' },
    locale: 'fr-FR',
    countryCode: 'BE',
    allowPaymentMethods: ['scheme'],
  });
  expect(card).toMatchObject({ hasHolderName: true, holderNameRequired: true, billingAddressRequired: true });
  expect(card!.data).toEqual({ holderName: 'Ada', billingAddress: { street: 'Rue Haute', country: 'BE' } });
  expect(phase()).toBe('opening');
  card!.onConfigSuccess();
  expect(phase()).toBe('ready');
});

test('a refused try opens another session with what was typed; the same event says why [PAY-01]', async () => {
  const { requests } = stubSessions();
  await show();
  provider.last().card!.onChange({
    data: { paymentMethod: { holderName: 'Ada King' }, billingAddress: { city: 'Jambes' } },
  });
  pay();
  expect(phase()).toBe('paying');
  provider.last().given.onPaymentFailed({ resultCode: 'Refused' });
  await whenIdle();
  expect(requests.map(({ init }) => init.method)).toEqual(['POST']);
  expect(provider.last().given.session.id).toBe('CS2');
  expect(provider.last().card!.data).toMatchObject({
    holderName: 'Ada King',
    billingAddress: { city: 'Jambes' },
  });
  expect(failures).toEqual([{ reason: 'refused', resultCode: 'Refused' }]);
  expect(message()).toContain('La banque a refusé');
  expect(document.activeElement).toBe(find('.ar-card-message'));
  expect(provider.shown()).toBe(1);
});

test('an unclear answer closes the fields; nothing is opened before the server was asked [PAY-01]', async () => {
  const { requests } = stubSessions(() => jsonAnswer({ Message: 'Déjà payée.' }, { status: 409 }));
  await show({ more: 'data-other-url="#x"' });
  pay();
  provider.last().given.onPaymentCompleted({ resultCode: 'Perhaps' });
  await whenIdle();
  expect(phase()).toBe('stopped');
  expect(provider.shown()).toBe(0);
  expect(requests).toEqual([]);
  expect(button().textContent).toBe('Vérifier le paiement');
  expect(find<HTMLAnchorElement>('.ar-card-message a').hidden).toBe(true);
  button().click();
  await whenIdle();
  expect(phase()).toBe('done');
  expect(message()).toContain('Déjà payée.');
  // Late callbacks change nothing any more.
  provider.opened[0]!.given.onPaymentFailed({ resultCode: 'Refused' });
  await whenIdle();
  expect(phase()).toBe('done');
  expect(provider.opened).toHaveLength(1);
});

test('a payment under way takes the focus, and so does the bank’s question; its silent check of the device does not [PAY-01]', async () => {
  await show();
  provider.last().card!.onConfigSuccess();
  const { onActionHandled } = provider.last().given;
  const text = find('.ar-card-waiting');
  const handle = (componentType: string) => onActionHandled({ componentType });
  handle('3DS2Challenge');
  expect(phase(), 'without a payment').toBe('ready');
  pay();
  expect(document.activeElement).toBe(text);
  expect(text.textContent).toBe('Paiement en cours…');
  text.blur();
  handle('3DS2Fingerprint');
  expect(phase()).toBe('paying');
  handle('3DS2Challenge');
  expect([phase(), text.textContent]).toEqual(['challenged', 'Votre banque vérifie ce paiement.']);
  expect(document.activeElement).toBe(text);
  expect(find('.ar-card').ariaBusy).toBe('false');
});

test('an expired session is replaced once by itself, the second time the shopper is asked [PAY-01]', async () => {
  const { requests } = stubSessions();
  provider.answerWith(() => Promise.reject(rejection));
  await show();
  await whenIdle();
  expect(requests).toHaveLength(1);
  expect(provider.opened.map(({ given }) => given.session.id)).toEqual(['CS1', 'CS2']);
  expect(phase()).toBe('stopped');
  expect(message()).toContain('expiré');
});

test('a session of another amount than the page says is never shown [PAY-01]', async () => {
  stubSessions();
  const isFirst = (id: string) => id === 'CS1';
  provider.answerWith(({ session }) => Promise.resolve({ ...AMOUNT, value: isFirst(session.id) ? 1 : 4900 }));
  await show();
  await whenIdle();
  expect(provider.opened.map(({ isShown }) => isShown)).toEqual([false, true]);
  provider.answerWith(() => Promise.resolve({ ...AMOUNT, currency: 'USD' }));
  unmount(document.documentElement);
  await show();
  await whenIdle();
  expect(provider.shown()).toBe(0);
  expect(message()).toContain('Le montant à payer a changé');
});

test('who leaves while a session is opened gets no fields, and nothing stays of it [PAY-01]', async () => {
  const setup = later<typeof AMOUNT>();
  provider.answerWith(() => setup.promise);
  const shown = show();
  await vi.waitFor(() => expect(provider.opened).toHaveLength(1));
  unmount(document.documentElement);
  expect(find('p').textContent).toBe('Par virement');
  setup.resolve(AMOUNT);
  await shown;
  await vi.waitFor(() => expect(document.querySelector('.sr-panel-holder')).toBeNull());
  expect(provider.shown()).toBe(0);
  expect(localStorage.getItem('adyen-checkout__session')).toBeNull();
});

test('two card payments on a page are one clear error, and so is a way to another site [PAY-01]', async () => {
  const island = registerIsland(mountCard, { props });
  const host = `<div data-island="${island}" data-session="${attribute(SESSION)}"><p>Virement</p></div>`;
  await mountPage(host + host);
  expect(watched.errors().join()).toContain('two card payments');
  expect(provider.shown()).toBe(1);
  leavePage();
  watched = watchConsole();
  await show({ more: 'data-return-url="https://evil.test/"' });
  expect(watched.errors().join()).toContain('another site');
  expect(find('p').textContent).toBe('Par virement');
  leavePage();
  watched = watchConsole();
  await show({ session: null, url: '' });
  expect(watched.errors().join()).toContain('has no session');
});

test('what the bank has said is told to the provider once, and a lost answer is looked up [PAY-01]', async () => {
  goTo('/fr/payment/1?sessionId=CS0&redirectResult=R1');
  await show();
  await whenIdle();
  const { given, details } = provider.last();
  expect(given.session).toEqual({ id: 'CS0' });
  expect(details).toEqual([{ details: { redirectResult: 'R1' } }]);
  expect(location.search).toBe('');
  expect(phase()).toBe('confirming');
  given.onPaymentFailed(new Error('no network'));
  expect(phase()).toBe('stopped');
  expect(message()).toContain('Ne payez pas une seconde fois');
});

test('a bank’s address that is none of the web is not gone to [PAY-01]', async () => {
  await show();
  pay();
  const [go, stay] = [vi.fn(), vi.fn()];
  provider.last().given.beforeRedirect(go, stay, { url: 'javascript:alert(1)' });
  expect(go).not.toHaveBeenCalled();
  expect(stay).toHaveBeenCalled();
  expect(phase()).toBe('stopped');
});

test('fields that take too long are told, and forgiven when they come [PAY-01]', async () => {
  vi.useFakeTimers();
  const shown = show({ more: 'data-patience="500"' });
  await vi.advanceTimersByTimeAsync(1);
  await shown;
  await vi.advanceTimersByTimeAsync(500);
  expect(message()).toContain('ne s’affiche pas');
  provider.last().card!.onConfigSuccess();
  expect(find('.ar-card-message').hidden).toBe(true);
  provider.last().given.onError({ name: 'ERROR' });
  expect(find('.ar-card-message').hidden).toBe(true);
});
