import { answer, jsonAnswer, stubServer } from './server.ts';

/** What becomes of a request beside a status. `late`: it is applied, only the answer is lost; `garbage`: what comes is no answer; `cut`: only its beginning. */
export type FaultKind = 'drop' | 'late' | 'garbage' | 'cut' | number;

/** What happens to the next requests that fit. */
export interface CheckoutFault {
  readonly path: string;
  readonly how: FaultKind;
  readonly message?: string;
  /** How many requests; all of them when left out. */
  times?: number;
}

interface Options {
  /** Milliseconds, asked twice for each request: before it is handled, and before its answer arrives. */
  readonly latency?: () => number;
}

const COUNTRIES = ['BE', 'FR', 'DE', 'CH'];
const METHODS: Readonly<Record<string, readonly string[]>> = {
  BE: ['1', '2', '3'],
  FR: ['1', '2'],
  DE: ['1'],
  CH: [],
};

/** The fields that a visitor types in; the server knows nothing of them until the order is sent. */
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

/** What comes instead of the server's answer, before it has done anything. */
function failureOf({ how, message = '' }: CheckoutFault): Response | undefined {
  if (how === 'drop') throw new TypeError('Failed to fetch');
  if (how === 'garbage') return answer('<h1>Maintenance</h1>');
  if (how === 'cut') return new Response('{"Mess', { headers: { 'Content-Type': 'application/json' } });
  return typeof how === 'number' ? jsonAnswer({ Message: message }, { status: how }) : undefined;
}

/** A small shop with a one-step order behind `fetch`: its page, its calls, faults, and what it has. */
export function createCheckoutShop({ latency = () => 0 }: Options = {}) {
  const has = { shipping: 'BE', billing: 'BE', method: '1', prepaid: '', vat: '', isVatValid: false };
  let faults: CheckoutFault[] = [];
  let orders = 0;

  const offered = () => METHODS[has.shipping] ?? [];
  const method = () => (offered().includes(has.method) ? has.method : (offered()[0] ?? ''));
  /** A total in which all that it depends on can be read. */
  const total = () => [has.shipping, method(), has.prepaid, has.isVatValid ? 'net' : 'gross'].join('/');

  const form =
    () => `<form id="order" action="/fr/checkout" data-island="checkout" data-draft="key-${orders}">
    ${TYPED.map((name) => (name === 'ShippingCity' ? '' : `<input name="${name}">`)).join('')}
    <div data-island="vat-field" data-island-key="vat" data-island-when="load" data-state="${has.vat ? (has.isVatValid ? 'valid' : 'invalid') : 'unknown'}"><input name="BillingVAT" value="${has.vat}"></div>
    <select name="BillingCountry">${options(COUNTRIES, has.billing)}</select>
    <input type="checkbox" name="SameAddressForShipping" value="true"${has.shipping === has.billing ? ' checked' : ''}>
    <div data-checkout-shipping><input name="ShippingCity"><select name="ShippingCountryId">${options(COUNTRIES, has.shipping)}</select></div>
    <div data-checkout-part="methods">${radios('ShippingMethodId', offered(), method())}</div>
    ${radios('PrepaidAccountId', ['', 'P1', 'P2'], has.prepaid)}
    <p data-checkout-part="totals"><b data-checkout-total>${total()}</b></p>
    <button name="refresh" formnovalidate>Refresh</button><button class="order">Order</button>
  </form>`;
  const page = () =>
    `<!doctype html><html lang="fr"><title>Commander</title><main data-page>${form()}</main></html>`;

  function readPage({ searchParams }: URL): Response {
    has.prepaid = searchParams.get('PrepaidAccountId') ?? has.prepaid;
    if (searchParams.get('BillingVAT') === '') Object.assign(has, { vat: '', isVatValid: false });
    return answer(page());
  }
  function checkVat({ searchParams }: URL): Response {
    has.vat = searchParams.get('VAT') ?? '';
    const isDead = has.vat.endsWith('301');
    has.isVatValid =
      !isDead && has.vat.startsWith(searchParams.get('countryId') ?? '') && has.vat.endsWith('1');
    const verdict = isDead ? null : has.isVatValid;
    return jsonAnswer({ IsVATValidWebService: verdict, ErrorMessage: verdict === false ? 'Non.' : null });
  }
  function write(path: string, body: Record<string, string>): Response {
    if (path.endsWith('/shippingcountries')) {
      has.shipping = body['ShippingCountryId']!;
      has.billing = body['BillingCountryId']!;
    }
    if (path.endsWith('/shippingmethods')) {
      if (!offered().includes(body['ShippingMethodId']!))
        return jsonAnswer({ Message: 'Pas ici.' }, { status: 400 });
      has.method = body['ShippingMethodId']!;
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
    has,
    requests,
    total,
    method,
    offered,
    page,
    /** What a browser shows of the page. */
    content: () => `<main data-page>${form()}</main>`,
    setFaults: (...next: CheckoutFault[]) => void (faults = next),
    posts: (call: string) =>
      requests.filter(({ url, init }) => init.method === 'POST' && url.pathname.endsWith(call)),
    placeOrder: () => void (orders += 1),
  };
}

export type CheckoutShop = ReturnType<typeof createCheckoutShop>;
