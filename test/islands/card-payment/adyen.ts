import { vi } from 'vitest';

/** Options that the provider's library gets for a session. */
interface Given {
  session: { id: string; sessionData?: string };
  allowPaymentMethods: string[];
  locale: string;
  beforeSubmit: (data: unknown, element: unknown, actions: { resolve: (data: unknown) => void }) => void;
  beforeRedirect: (resolve: () => void, reject: () => void, data: { url: string }) => void;
  onActionHandled: (action: { componentType: string }) => void;
  onPaymentCompleted: (answer: unknown) => void;
  onPaymentFailed: (answer: unknown) => void;
  onError: (error: { name: string }) => void;
}

interface CardOptions {
  hasHolderName: boolean;
  holderNameRequired: boolean;
  billingAddressRequired: boolean;
  data: Record<string, unknown>;
  onConfigSuccess: () => void;
  onChange: (state: { data: unknown }) => void;
}

export interface Opened {
  given: Given;
  /** Options of the card fields, once these are shown. */
  card?: CardOptions;
  details: unknown[];
  isShown: boolean;
}

type Answer = (given: Given) => Promise<{ value: number; currency: string }>;

/** Fakes the provider's library: records every session and lets the test complete it. */
export function fakeAdyen() {
  const opened: Opened[] = [];
  let answer: Answer = () => Promise.resolve({ value: 4900, currency: 'EUR' });

  class Dropin {
    #one: Opened;

    constructor(checkout: { one: Opened }, options: { paymentMethodsConfiguration: { card: CardOptions } }) {
      this.#one = checkout.one;
      this.#one.card = options.paymentMethodsConfiguration.card;
    }

    mount(container: HTMLElement) {
      this.#one.isShown = true;
      container.append(document.createElement('iframe'));
      return this;
    }

    remove() {
      this.#one.isShown = false;
      for (const frame of document.querySelectorAll('iframe')) frame.remove();
    }
  }

  const AdyenCheckout = vi.fn(async (given: Given) => {
    const one: Opened = { given, details: [], isShown: false };
    opened.push(one);
    localStorage.setItem('adyen-checkout__session', '{}');
    const amount = await answer(given);
    const panel = document.createElement('div');
    panel.className = 'sr-panel-holder';
    document.body.append(panel);
    return { one, options: { amount }, submitDetails: (details: unknown) => void one.details.push(details) };
  });

  return {
    module: { AdyenCheckout, Dropin, Card: class {} },
    opened,
    last: () => opened.at(-1)!,
    shown: () => opened.filter(({ isShown }) => isShown).length,
    answerWith: (next: Answer) => (answer = next),
    reset() {
      opened.length = 0;
      answer = () => Promise.resolve({ value: 4900, currency: 'EUR' });
    },
  };
}

export const rejection = Object.assign(new Error('refused'), {
  cause: { status: 422, errorCode: '14_030' },
});
