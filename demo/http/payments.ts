import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cents } from '../rules/money.ts';

/** Settings of the payment provider, and the shop's account there. */
export interface PaymentSettings {
  /** Provider's API address with its version: `https://checkout-test.adyen.com/v71`. */
  readonly api: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Public key, sent to the browser. */
  readonly clientKey: string;
  readonly environment: string;
  /** Key with which the provider signs its notifications. */
  readonly hmacKey: string;
  /** Other addresses for the browser, used by the stand-in. */
  readonly urls?: object;
}

export interface WantedSession {
  readonly reference: string;
  readonly amount: Cents;
  readonly returnUrl: string;
  readonly countryCode: string;
  readonly locale: string;
}

interface CreatedSession {
  readonly id: string;
  readonly sessionData: string;
}

type SendRequest = (url: string, init: RequestInit) => Response | Promise<Response>;

export type PaymentProvider = ReturnType<typeof paymentsAt>;

/** A payment notification of the provider. */
export interface PaymentNotification {
  readonly merchantReference: string;
  readonly pspReference: string;
  readonly amount: { readonly value: Cents; readonly currency: string };
  readonly eventCode: string;
  readonly success: 'true' | 'false';
}

/** Signs a notification; the provider signs these fields in this order. */
const signNotification = (item: PaymentNotification, key: string): string =>
  createHmac('sha256', key)
    .update(
      [
        item.pspReference,
        item.merchantReference,
        item.amount.value,
        item.amount.currency,
        item.eventCode,
        item.success,
      ].join(':'),
    )
    .digest('base64');

export function isSigned(item: PaymentNotification, signature: string, key: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signNotification(item, key))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Returns a notification's request, in the provider's envelope. */
export const notificationOf = (item: PaymentNotification, key: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: { ...item, additionalData: { hmacSignature: signNotification(item, key) } },
      },
    ],
  }),
});

/** Creates the provider's server-side API; its stand-in answers the same calls. */
export function paymentsAt(settings: PaymentSettings, send: SendRequest) {
  const { api, apiKey, merchantAccount, clientKey, environment, urls } = settings;
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': apiKey };

  return {
    settings,
    /** Provider's settings for the page; the session is separate. */
    page: { environment, clientKey, urls },
    async createSession({ reference, amount, returnUrl, countryCode, locale }: WantedSession) {
      const wanted = {
        merchantAccount,
        reference,
        amount: { value: amount, currency: 'EUR' },
        returnUrl,
        countryCode,
        shopperLocale: locale,
        channel: 'Web',
      };
      const answer = await send(`${api}/sessions`, { method: 'POST', headers, body: JSON.stringify(wanted) });
      if (!answer.ok) throw new Error(`The payment provider gives no session: ${answer.status}.`);
      const { id, sessionData } = (await answer.json()) as CreatedSession;
      return { id, sessionData };
    },
  };
}
