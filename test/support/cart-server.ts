import { answer, jsonAnswer, stubServer } from './server.ts';

interface Line {
  Id: number;
  Quantity: number;
  ItemName: string;
  ItemOriginAndKey: string;
  ProductVariantId: number;
}

const lineOf = (Id: number, Quantity: number, variant: number): Line => ({
  Id,
  Quantity,
  ItemName: `Item ${variant}`,
  ItemOriginAndKey: `Catalog-${variant}`,
  ProductVariantId: variant,
});

export interface Applied {
  method: string;
  id: number;
  quantity: number | undefined;
}

/** Fault of the next matching request. `late`: the write is applied, but its response is lost. */
export interface CartFault {
  method: string;
  how: 'drop' | 'late' | number;
  /** The raw body, for an invalid response. */
  text?: string;
  body?: unknown;
}

interface Body {
  Quantity?: number;
  ProductVariantId?: number;
}

interface Options {
  /** The application root that every call must have ({app}). */
  app?: string;
  /** The maximum quantity of a line. */
  stock?: number;
  /** Whether responses to writes contain the cart's new summary. */
  hasSummary?: boolean;
  /** Latency in ms, drawn twice per request: before it is handled, and before its response arrives. */
  latency?: () => number;
}

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) : undefined;

/** Creates a cart behind `fetch`: the specification's API, stock, faults, and a log of applied writes. */
export function createCartServer(
  quantities: readonly number[],
  { app = '', stock = 100, hasSummary = true, latency = () => 0 }: Options = {},
) {
  const item = new RegExp(`^${app}/api/v1/shoppingcarts/shoppingcartitems/(\\d+)$`);
  let lines: Line[] = quantities.map((quantity, index) => lineOf(index + 1, quantity, index + 1));
  let lastId = 100;
  const applied: Applied[] = [];
  let faults: CartFault[] = [];

  const summary = () => {
    const count = lines.reduce((sum, line) => sum + line.Quantity, 0);
    return { ItemsCount: count, AmountTaxInclHtml: `${count},00&nbsp;€`, AmountTaxExclHtml: '' };
  };
  const resultOf = (item?: Line) =>
    hasSummary
      ? jsonAnswer({ ...summary(), ...(item && { Item: { Quantity: item.Quantity } }) })
      : answer('', { status: 204 });

  function put(line: Line, requested: number): Response {
    if (requested > 1000) return jsonAnswer({ Message: 'Trop.' }, { status: 409 });
    line.Quantity = Math.min(requested, stock);
    applied.push({ method: 'PUT', id: line.Id, quantity: requested });
    return resultOf(line);
  }
  function remove(line: Line): Response {
    lines = lines.filter((one) => one !== line);
    applied.push({ method: 'DELETE', id: line.Id, quantity: undefined });
    return resultOf();
  }
  function add({ ProductVariantId = 0, Quantity = 1 }: Body): Response {
    const known = lines.find((line) => line.ProductVariantId === ProductVariantId);
    const line = known ?? lineOf(++lastId, 0, ProductVariantId);
    line.Quantity = Math.min(line.Quantity + Quantity, stock);
    if (!known) lines = [...lines, line];
    applied.push({ method: 'POST', id: line.Id, quantity: Quantity });
    return resultOf(line);
  }
  function write(url: URL, method: string, body: Body): Response {
    if (method === 'POST')
      return url.pathname === `${app}/api/v1/catalog/products/addtocart`
        ? add(body)
        : jsonAnswer({}, { status: 405 });
    const line = lines.find(({ Id }) => Id === Number(item.exec(url.pathname)?.[1]));
    if (!line) return jsonAnswer({}, { status: 404 });
    return method === 'DELETE' ? remove(line) : put(line, body.Quantity ?? 0);
  }
  const page = () => {
    const props = JSON.stringify({ url: '/fr/shoppingcarts', continueUrl: '/fr/catalog', lines });
    return `<div data-island="cart" data-island-key="cart"><script type="application/json" data-props>${props}</script></div>`;
  };
  function handle(url: URL, init: RequestInit): Response {
    const method = init.method ?? 'GET';
    if (method !== 'GET') return write(url, method, JSON.parse(String(init.body ?? '{}')) as Body);
    return url.pathname.includes('/api/') ? jsonAnswer(summary()) : answer(page());
  }
  function takeFault(method: string): CartFault | undefined {
    const index = faults.findIndex((fault) => fault.method === method);
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }
  function respond(url: URL, init: RequestInit): Response | Error {
    const fault = takeFault(init.method ?? 'GET');
    if (!fault) return handle(url, init);
    if (fault.how === 'late') handle(url, init);
    if (typeof fault.how !== 'number') return new TypeError('Failed to fetch');
    if (fault.text !== undefined) return answer(fault.text, { status: fault.how, type: 'application/json' });
    return jsonAnswer(fault.body ?? {}, { status: fault.how });
  }
  async function serve(url: URL, init: RequestInit): Promise<Response> {
    await wait(latency());
    const response = respond(url, init);
    await wait(latency());
    if (response instanceof Error) throw response;
    return response;
  }

  return {
    ...stubServer(serve),
    applied,
    summary,
    page,
    /** Adds a variant, as another call of the shop does. */
    add,
    lines: () => lines.map((line) => ({ ...line })),
    fail: (...next: CartFault[]) => (faults = [...faults, ...next]),
    heal: () => (faults = []),
    /** Changes the quantity of a variant in the cart from another session. */
    set: (variant: number, quantity: number | undefined) => {
      const isIt = (line: Line) => line.ProductVariantId === variant;
      lines = lines.filter((line) => !isIt(line) || quantity !== undefined);
      for (const line of lines) if (isIt(line) && quantity !== undefined) line.Quantity = quantity;
    },
  };
}

export type CartServer = ReturnType<typeof createCartServer>;
