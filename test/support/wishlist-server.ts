import { answer, jsonAnswer, stubServer } from './server.ts';

interface Line {
  WishlistProductId: number;
  Quantity: number;
  productVariantId: number;
  listId: number;
  ItemName: string;
}

interface List {
  Id: number;
  Name: string;
  Description: string;
  products: Line[];
}

/** Fault of the next write. `late`: it is applied, but its response is lost. */
export interface ListFault {
  how: 'drop' | 'late' | 'refuse' | number;
}

interface Options {
  /** Latency in ms, drawn twice per request: before it is handled, and before its response arrives. */
  latency?: () => number;
  /** Ids of lists and lines begin above it, so that scenarios on one page have separate lists. */
  firstId?: number;
}

const wait = (milliseconds: number) =>
  milliseconds > 0 ? new Promise<void>((resolve) => setTimeout(resolve, milliseconds)) : undefined;

const lineOf = (id: number, variant: number, listId: number, Quantity = 1): Line => ({
  WishlistProductId: id,
  Quantity,
  productVariantId: variant,
  listId,
  ItemName: `Item ${variant}`,
});

/** Creates lists behind `fetch`: the API of the specification, faults, and a log of applied writes. */
export function createWishlistServer({ latency = () => 0, firstId = 0 }: Options = {}) {
  const lists: List[] = [
    {
      Id: firstId + 1,
      Name: 'Kitchen',
      Description: '',
      products: [lineOf(firstId + 11, 10101, firstId + 1), lineOf(firstId + 12, 10201, firstId + 1, 2)],
    },
    { Id: firstId + 2, Name: 'Birthday', Description: 'In May', products: [] },
  ];
  let lastId = firstId + 100;
  let faults: ListFault[] = [];
  const applied: string[] = [];
  const doubled: string[] = [];

  const listBy = (id: unknown) => lists.find(({ Id }) => Id === Number(id));
  const lineBy = (id: unknown) =>
    lists.flatMap(({ products }) => products).find((line) => line.WishlistProductId === Number(id));
  const gone = () => jsonAnswer({ Message: 'Gone.' }, { status: 404 });
  const done = (value: unknown = {}) => jsonAnswer(value);
  const filterLines = (list: List, isRemaining: (line: Line) => boolean) => {
    const before = list.products.length;
    list.products = list.products.filter(isRemaining);
    return before !== list.products.length;
  };

  function add(query: URLSearchParams): Response {
    const list = listBy(query.get('WishlistId'));
    if (!list) return gone();
    const variant = Number(query.get('ProductVariantId'));
    const quantity = Number(query.get('Quantity'));
    const known = list.products.find(({ productVariantId }) => productVariantId === variant);
    // The server adds quantities: a repeated request counts twice.
    if (known) doubled.push(`${list.Id} ${variant}`);
    if (known) known.Quantity += quantity;
    else list.products = [...list.products, lineOf(++lastId, variant, list.Id, quantity)];
    return done({ Message: 'Added.', DataLayer: { event: 'add_to_wishlist' }, WishlistId: list.Id });
  }
  function update(query: URLSearchParams): Response {
    const line = lineBy(query.get('Id'));
    if (!line) return gone();
    const quantity = Number(query.get('Quantity'));
    const IsSuccessfull = quantity > 0 && quantity < 500;
    if (IsSuccessfull) line.Quantity = quantity;
    return done({ IsSuccessfull, WishlistProductId: line.WishlistProductId, Quantity: line.Quantity });
  }
  function edit(query: URLSearchParams, field: 'Name' | 'Description'): Response {
    const list = listBy(query.get('Id'));
    if (!list) return gone();
    const text = query.get(field) ?? '';
    if (text.includes('bad')) return jsonAnswer({ Message: `Bad ${field}.` }, { status: 400 });
    list[field] = text;
    return done();
  }
  const posts: Record<string, (query: URLSearchParams) => Response> = {
    addproductvariant: add,
    updatequantity: update,
    updatename: (query) => edit(query, 'Name'),
    updatedescription: (query) => edit(query, 'Description'),
    delete(query) {
      const list = listBy(query.get('Id'));
      if (!list) return gone();
      lists.splice(lists.indexOf(list), 1);
      return done({ Uri: '/fr/catalog/wishlist/list' });
    },
  };
  function remove(path: string, query: URLSearchParams): Response {
    const [name, variant, listId] = path.split('/');
    if (name === 'deletefromalllist')
      lists.forEach((list) => filterLines(list, (line) => line.productVariantId !== Number(variant)));
    const list = listBy(listId) ?? lists.find(({ products }) => products.includes(lineBy(query.get('Id'))!));
    if (name !== 'deletefromlist') return done();
    if (!list) return gone();
    const isIt = (line: Line) =>
      variant
        ? line.productVariantId === Number(variant)
        : line.WishlistProductId === Number(query.get('Id'));
    return filterLines(list, (line) => !isIt(line)) ? done() : gone();
  }
  function isIn(query: URLSearchParams): boolean {
    const [variant, productId, listId] = ['ProductVariantId', 'ProductId', 'WishlistId'].map((name) =>
      Number(query.get(name)),
    );
    const isIt = (line: Line) =>
      productId ? Math.floor(line.productVariantId / 100) === productId : line.productVariantId === variant;
    return lists.some(({ Id, products }) => (!listId || Id === listId) && products.some(isIt));
  }
  function read(path: string, query: URLSearchParams): Response {
    if (path === 'isinthelist') return done({ IsInTheList: isIn(query) });
    if (path === 'products/count')
      return done({ Count: lists.reduce((sum, { products }) => sum + products.length, 0) });
    return answer('<p>?</p>', { status: 404 });
  }
  function handle({ pathname, searchParams }: URL, method: string): Response {
    const path = pathname.replace('/api/v1/catalog/wishlist/', '');
    if (method === 'GET') return read(path, searchParams);
    const response = method === 'DELETE' ? remove(path, searchParams) : posts[path]!(searchParams);
    if (response.status === 200) applied.push(`${method} ${path}?${searchParams}`);
    return response;
  }
  function respond(url: URL, method: string): Response | Error {
    const fault = method === 'GET' ? undefined : faults.shift();
    if (!fault) return handle(url, method);
    if (fault.how === 'refuse') return jsonAnswer({ Message: 'No.' }, { status: 409 });
    if (fault.how === 'late') handle(url, method);
    if (typeof fault.how === 'number') return jsonAnswer({}, { status: fault.how });
    return new TypeError('Failed to fetch');
  }
  async function serve(url: URL, init: RequestInit): Promise<Response> {
    await wait(latency());
    const response = respond(url, init.method ?? 'GET');
    await wait(latency());
    if (response instanceof Error) throw response;
    return response;
  }
  return {
    ...stubServer(serve),
    applied,
    /** Additions of existing lines: list and variant. */
    doubled,
    lists: () => structuredClone(lists),
    list: (id: number) => structuredClone(listBy(id)!),
    has: (listId: number, variant: number) =>
      listBy(listId)?.products.some(({ productVariantId }) => productVariantId === variant) ?? false,
    fail: (...next: ListFault[]) => (faults = [...faults, ...next]),
    heal: () => (faults = []),
  };
}

export type WishlistServer = ReturnType<typeof createWishlistServer>;
