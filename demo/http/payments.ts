import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Cents } from '../rules/money.ts';

/** Where cards are paid, and who the shop is there. */
export interface PaymentSettings {
  /** The provider's address for servers, with its version: `https://checkout-test.adyen.com/v71`. */
  readonly api: string;
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Named to the browser. */
  readonly clientKey: string;
  readonly environment: string;
  /** What the provider signs its notifications with. */
  readonly hmacKey: string;
  /** Other addresses for the browser: those of the stand-in. */
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

type Ask = (url: string, init: RequestInit) => Response | Promise<Response>;

export type PaymentProvider = ReturnType<typeof paymentsAt>;

/** What the provider tells of a payment. */
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

/** A notification as it is sent, in the provider's envelope. */
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

/** The provider's calls that a shop's server makes; its stand-in answers the same ones. */
export function paymentsAt(settings: PaymentSettings, ask: Ask) {
  const { api, apiKey, merchantAccount, clientKey, environment, urls } = settings;
  const headers = { 'Content-Type': 'application/json', 'X-API-Key': apiKey };

  return {
    settings,
    /** What the page says of the provider, beside the session. */
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
      const answer = await ask(`${api}/sessions`, { method: 'POST', headers, body: JSON.stringify(wanted) });
      if (!answer.ok) throw new Error(`The payment provider gives no session: ${answer.status}.`);
      const { id, sessionData } = (await answer.json()) as CreatedSession;
      return { id, sessionData };
    },
  };
}
