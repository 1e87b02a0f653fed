import { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import type { PaymentNotification, PaymentSettings } from '../http/payments.ts';
import { staticFolder } from '../http/static-files.ts';
import { analyticsAnswer, cardIcon, countriesIn, sdkTexts, setupAnswer } from './payment/answers.ts';
import { bankQuestion, challengePage, securedField } from './payment/pages.ts';
import { PaymentRejection, SessionBook } from './payment/sessions.ts';
import type { PaymentAnswer, SessionRequest } from './payment/sessions.ts';

/*
 * Stand-in for Adyen: its browser API, the server calls, the card fields, and a bank inside the page or on
 * its own page. A site omits `urls` to use the real one.
 */

const ROOT = '/checkoutshopper/';

/** Part of the provider's address with which Adyen's library accepts a bank's page without https. */
const PLAIN = 'http://localhost:8080/';

/** Settings of the stand-in, used without a real provider. */
export const standInSettings: PaymentSettings = {
  api: `http://stand-in${ROOT}v71`,
  apiKey: 'stand-in',
  merchantAccount: 'Ilot',
  clientKey: 'local_ILOT',
  environment: 'test',
  hmacKey: 'stand-in',
  urls: {
    api: `${ROOT}${PLAIN}`,
    analytics: `${ROOT}analytics/`,
    cdn: { images: `${ROOT}cdn/`, translations: `${ROOT}cdn/` },
  },
};

type Notify = (item: PaymentNotification) => Promise<void>;

const refused = (c: Ctx, { errorCode, message }: PaymentRejection) =>
  c.json({ status: 422, errorCode, message, errorType: 'validation' }, 422);

const originOf = (c: Ctx) => new URL(c.req.url).origin;

interface PaymentBody {
  readonly paymentMethod?: Readonly<Record<string, unknown>>;
  readonly billingAddress?: unknown;
}

/** Rejects a payment without the card holder's name or the billing address. */
function checkPayment({ paymentMethod, billingAddress }: PaymentBody): void {
  const isNamed = typeof paymentMethod?.['holderName'] === 'string' && paymentMethod['holderName'] !== '';
  if (!isNamed) throw new PaymentRejection('15_001', 'The holder name is missing.');
  if (!billingAddress) throw new PaymentRejection('15_002', 'The billing address is missing.');
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

function decoded(text: unknown): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(Buffer.from(String(text), 'base64').toString()) as Readonly<Record<string, unknown>>;
  } catch {
    throw new PaymentRejection('14_0422', 'The details can’t be read.');
  }
}

/** Returns the browser's next step: the bank's challenge inside the page, or a redirect to the bank. */
function actionOf(c: Ctx, sessionId: string, answer: PaymentAnswer) {
  if (!('waiting' in answer)) return {};
  const { waiting, resultCode } = answer;
  const origin = originOf(c);
  if (resultCode === 'RedirectShopper') {
    const url = `${origin}${ROOT}bank/${sessionId}/${waiting}`;
    return { action: { type: 'redirect', paymentMethodType: 'scheme', method: 'GET', url } };
  }
  const token = encoded({
    acsTransID: waiting,
    acsURL: `${origin}${ROOT}3ds/${sessionId}`,
    messageVersion: '2.2.0',
    threeDSNotificationURL: `${origin}/`,
    threeDSServerTransID: sessionId,
  });
  const shared = { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme' };
  return { action: { ...shared, token, authorisationToken: waiting, paymentData: waiting } };
}

/** Routes of the browser's calls to a session. */
function sessionCalls(app: Hono<Env>, book: SessionBook): void {
  const path = `${ROOT}v1/sessions/:id`;
  const respond = (c: Ctx, id: string, answer: PaymentAnswer) => {
    const { waiting: _, ...shown } = { waiting: '', ...answer };
    return c.json({ ...shown, sessionData: book.find(id).sessionData, ...actionOf(c, id, answer) });
  };
  app.post(`${path}/setup`, (c) => c.json(setupAnswer(book.findOpen(c.req.param('id')))));
  app.post(`${path}/payments`, async (c) => {
    const body = await c.req.json<PaymentBody>();
    checkPayment(body);
    const id = c.req.param('id');
    return respond(c, id, await book.pay(id, body.paymentMethod?.['encryptedCardNumber']));
  });
  app.post(`${path}/paymentDetails`, async (c) => {
    const { details = {} } = await c.req.json<{ details?: Readonly<Record<string, unknown>> }>();
    const id = c.req.param('id');
    const { threeDSResult, redirectResult } = details;
    const { transStatus, authorisationToken } = decoded(threeDSResult ?? redirectResult);
    return respond(c, id, await book.answer(id, String(authorisationToken), String(transStatus)));
  });
}

/** Routes of the shop server's calls. */
function serverCalls(app: Hono<Env>, book: SessionBook): void {
  app.post(`${ROOT}v71/sessions`, async (c) => {
    if (c.req.header('x-api-key') !== standInSettings.apiKey) return c.json({ status: 401 }, 401);
    return c.json(book.create(await c.req.json<SessionRequest>()), 201);
  });
  // The styleguide has no order: any visitor may open its session.
  app.post(`${ROOT}example/session`, (c) => {
    const request = {
      reference: '',
      amount: { value: 4550, currency: 'EUR' },
      returnUrl: '/',
      countryCode: 'BE',
    };
    const session = book.create({ ...request, shopperLocale: 'fr-FR' });
    return c.json({ ...session, environment: 'test', clientKey: standInSettings.clientKey });
  });
}

/** Routes of the pages in frames and of the bank. */
function standInPages(app: Hono<Env>, book: SessionBook): void {
  app.get(`${ROOT}securedfields/*`, (c) => securedField(c));
  app.post(`${ROOT}3ds/:id`, (c) => challengePage(c, book.find(c.req.param('id')).shopperLocale));
  app.get(`${ROOT}bank/:id/:attempt`, (c) => {
    const { id, returnUrl, shopperLocale } = book.find(c.req.param('id'));
    return bankQuestion(c, shopperLocale, (transStatus) => {
      const address = new URL(returnUrl, originOf(c));
      const result = encoded({ transStatus, authorisationToken: c.req.param('attempt') });
      address.searchParams.set('sessionId', id);
      address.searchParams.set('redirectResult', result);
      return address.href;
    });
  });
}

function standInFiles(app: Hono<Env>): void {
  const files = staticFolder('demo/stand-ins/payment/files');
  app.get(`${ROOT}files/:name`, (c) => files(c, c.req.param('name')));
  app.get(`${ROOT}datasets/countries/:locale`, (c) => c.json(countriesIn(c.req.param('locale'))));
  app.get(`${ROOT}cdn/sdk/:version/translations/:locale`, (c) => c.json(sdkTexts(c.req.param('locale'))));
  app.get(`${ROOT}cdn/images/*`, (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(cardIcon(c.req.path), 200, { 'Content-Type': 'image/svg+xml' });
  });
  app.post(`${ROOT}analytics/*`, (c) => c.json(analyticsAnswer));
  app.post(`${ROOT}v3/bin/binLookup`, (c) => c.json({ brands: [], requestId: '' }));
}

/** Creates the stand-in as one handler; `notify` is called once for each accepted payment. */
export function paymentStandIn(notify: Notify): Hono<Env> {
  const app = new Hono<Env>();
  const book = new SessionBook(({ reference, pspReference, amount }) =>
    reference === ''
      ? Promise.resolve()
      : notify({
          merchantReference: reference,
          pspReference,
          amount,
          eventCode: 'AUTHORISATION',
          success: 'true',
        }),
  );
  serverCalls(app, book);
  sessionCalls(app, book);
  standInPages(app, book);
  standInFiles(app);
  app.notFound((c) => c.text('', 404));
  app.onError((error, c) => {
    if (error instanceof PaymentRejection) return refused(c, error);
    return c.json(
      { status: 400, errorCode: '702', message: 'The request can’t be read.', errorType: 'validation' },
      400,
    );
  });
  return app;
}

/** Forwards the browser's requests to the stand-in. */
export function paymentStandIns(app: Hono<Env>, standIn: Hono<Env>): void {
  app.all(`${ROOT}*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace(ROOT + PLAIN, ROOT);
    return standIn.fetch(new Request(url, c.req.raw), c.env);
  });
}
