import { answer, jsonAnswer, stubServer } from './server.ts';

/** Fault of a request. `late`: applied, but the response is lost; `garbage`: no JSON; `cut`: truncated. */
export type FaultKind = 'drop' | 'late' | 'garbage' | 'cut' | number;

/** Fault of the next matching requests. */
export interface CheckoutFault {
  readonly path: string;
  readonly how: FaultKind;
  readonly message?: string;
  /** The number of requests; all if omitted. */
  times?: number;
}

interface Options {
  /** Latency in ms, drawn twice per request: before it is handled, and before its response arrives. */
  readonly latency?: () => number;
}

const COUNTRIES = ['BE', 'FR', 'DE', 'CH'];
const METHODS: Readonly<Record<string, readonly string[]>> = {
  BE: ['1', '2', '3'],
  FR: ['1', '2'],
  DE: ['1'],
  CH: [],
};

/** Text fields; the server gets them only with the order. */
export const TYPED = ['BillingFirstName', 'BillingStreet1', 'ShippingCity', 'Remarks'] as const;

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) : undefined;

const options = (values: readonly string[], chosen: string) =>
  values
    .map((value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${value}</option>`)
    .join('');

const radios = (name: string, values: readonly string[], chosen: string) =>
  values
    .map(
      (value) => `<input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}>`,
    )
    .join('');

/** Returns the response that replaces the server's own, before the request has any effect. */
function failureOf({ how, message = '' }: CheckoutFault): Response | undefined {
  if (how === 'drop') throw new TypeError('Failed to fetch');
  if (how === 'garbage') return answer('<h1>Maintenance</h1>');
  if (how === 'cut') return new Response('{"Mess', { headers: { 'Content-Type': 'application/json' } });
  return typeof how === 'number' ? jsonAnswer({ Message: message }, { status: how }) : undefined;
}

/** Creates a shop with a one-page checkout behind `fetch`: its page, API, faults and state. */
export function createCheckoutShop({ latency = () => 0 }: Options = {}) {
  const state = { shipping: 'BE', billing: 'BE', method: '1', prepaid: '', vat: '', isVatValid: false };
  let faults: CheckoutFault[] = [];
  let orders = 0;

  const offered = () => METHODS[state.shipping] ?? [];
  const method = () => (offered().includes(state.method) ? state.method : (offered()[0] ?? ''));
  /** Returns a total that contains all values that it depends on. */
  const total = () => [state.shipping, method(), state.prepaid, state.isVatValid ? 'net' : 'gross'].join('/');

  const form =
    () => `<form id="order" action="/fr/checkout" data-island="checkout" data-draft="key-${orders}">
    ${TYPED.map((name) => (name === 'ShippingCity' ? '' : `<input name="${name}">`)).join('')}
    <div data-island="vat-field" data-island-key="vat" data-island-when="load" data-state="${state.vat ? (state.isVatValid ? 'valid' : 'invalid') : 'unknown'}"><input name="BillingVAT" value="${state.vat}"></div>
    <select name="BillingCountry">${options(COUNTRIES, state.billing)}</select>
    <input type="checkbox" name="SameAddressForShipping" value="true"${state.shipping === state.billing ? ' checked' : ''}>
    <div data-checkout-shipping><input name="ShippingCity"><select name="ShippingCountryId">${options(COUNTRIES, state.shipping)}</select></div>
    <div data-checkout-part="methods">${radios('ShippingMethodId', offered(), method())}</div>
    ${radios('PrepaidAccountId', ['', 'P1', 'P2'], state.prepaid)}
    <p data-checkout-part="totals"><b data-checkout-total>${total()}</b></p>
    <button name="refresh" formnovalidate>Refresh</button><button class="order">Order</button>
  </form>`;
  const page = () =>
    `<!doctype html><html lang="fr"><title>Commander</title><main data-page>${form()}</main></html>`;

  function readPage({ searchParams }: URL): Response {
    state.prepaid = searchParams.get('PrepaidAccountId') ?? state.prepaid;
    if (searchParams.get('BillingVAT') === '') Object.assign(state, { vat: '', isVatValid: false });
    return answer(page());
  }
  function checkVat({ searchParams }: URL): Response {
    state.vat = searchParams.get('VAT') ?? '';
    const isDead = state.vat.endsWith('301');
    state.isVatValid =
      !isDead && state.vat.startsWith(searchParams.get('countryId') ?? '') && state.vat.endsWith('1');
    const verdict = isDead ? null : state.isVatValid;
    return jsonAnswer({ IsVATValidWebService: verdict, ErrorMessage: verdict === false ? 'Non.' : null });
  }
  function write(path: string, body: Record<string, string>): Response {
    if (path.endsWith('/shippingcountries')) {
      state.shipping = body['ShippingCountryId']!;
      state.billing = body['BillingCountryId']!;
    }
    if (path.endsWith('/shippingmethods')) {
      if (!offered().includes(body['ShippingMethodId']!))
        return jsonAnswer({ Message: 'Pas ici.' }, { status: 400 });
      state.method = body['ShippingMethodId']!;
    }
    return jsonAnswer({ Message: '' });
  }
  function handle(url: URL, init: RequestInit): Response {
    if (url.pathname.endsWith('/checkisvatvalid/')) return checkVat(url);
    if (url.pathname.endsWith('/shoppingcarts'))
      return jsonAnswer({ ItemsCount: 1, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' });
    if (init.method === 'POST')
      return write(url.pathname, JSON.parse(String(init.body)) as Record<string, string>);
    return readPage(url);
  }
  function takeFault({ pathname }: URL): CheckoutFault | undefined {
    const fault = faults.find(({ path, times = 1 }) => pathname.endsWith(path) && times > 0);
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }

  const { requests } = stubServer(async (url, init) => {
    const fault = takeFault(url);
    await wait(latency());
    const instead = fault && failureOf(fault);
    if (instead) return instead;
    const result = handle(url, init);
    await wait(latency());
    if (fault?.how === 'late') throw new TypeError('Failed to fetch');
    return result;
  });

  return {
    state,
    requests,
    total,
    method,
    offered,
    page,
    /** Returns the content of the page. */
    content: () => `<main data-page>${form()}</main>`,
    setFaults: (...next: CheckoutFault[]) => void (faults = next),
    posts: (call: string) =>
      requests.filter(({ url, init }) => init.method === 'POST' && url.pathname.endsWith(call)),
    placeOrder: () => void (orders += 1),
  };
}

export type CheckoutShop = ReturnType<typeof createCheckoutShop>;
