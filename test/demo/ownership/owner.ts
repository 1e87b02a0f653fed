import Database from 'libsql';
import sharp from 'sharp';
import type { Demo } from '../../../demo/server.ts';
import { createClient } from '../client.ts';
import { ORDER_FIELDS } from '../order-fields.ts';

export type Client = Awaited<ReturnType<typeof createClient>>;

/** Text in everything that the owner has typed; no other role ever sees it. */
export const SECRET = 'Canari';

export interface Owned {
  readonly email: string;
  readonly recent: string;
  readonly delivered: string;
  readonly address: number;
  readonly list: number;
  readonly listLine: number;
  readonly account: string;
  readonly cartLine: number;
  readonly asset: string;
  readonly tmpName: string;
  readonly photo: string;
  readonly folder: number;
  readonly picture: string;
}

export interface Attempt {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly fields?: Record<string, string>;
  readonly json?: unknown;
}

export function send(client: Client, { method = 'GET', path, fields, json }: Attempt): Promise<Response> {
  if (fields) return client.post(path, fields);
  return method === 'GET' ? client.send(path) : client.call(method, path, json);
}

/** Opens the shop's database for reading beside the shop. */
export function openReader(dataFile: string) {
  const db = new Database(dataFile);
  const rows = <T>(sql: string, ...values: unknown[]) => db.prepare(sql).all(...values) as T[];
  // A visit may create a session and save choices of its own.
  const ignored = ['sessions', 'sign_ins', 'session_choices', 'checkouts', 'asset_contents'];
  const tables = rows<{ name: string }>('select name from sqlite_master where type = ?', 'table')
    .map(({ name }) => name)
    .filter((name) => !ignored.includes(name) && !name.startsWith('sqlite'));
  let known = { version: -1, text: '' };
  /** Returns all that the shop has stored; tables are read again only after a write. */
  function everything(): string {
    const { data_version: version } = rows<{ data_version: number }>('pragma data_version')[0]!;
    if (known.version !== version) {
      const stored = tables.map((name) => [name, rows(`select * from ${name} order by rowid`)]);
      known = { version, text: JSON.stringify(stored) };
    }
    return known.text;
  }
  return {
    rows,
    everything,
    one: <T>(sql: string, ...values: unknown[]) => rows<T>(sql, ...values)[0]!,
    close: () => void db.close(),
  };
}

export type Reader = ReturnType<typeof openReader>;

export async function signIn(client: Client, user: string): Promise<void> {
  await client.call('POST', '/demo/sign-in', { user });
  await client.refresh();
}

export async function signedIn(demo: Demo, user: string): Promise<Client> {
  const client = await createClient(demo);
  await signIn(client, user);
  return client;
}

const orderFields = {
  ...ORDER_FIELDS,
  BillingFirstName: SECRET,
  BillingLastName: SECRET,
  BillingStreet1: SECRET,
};

export const addressFields = {
  AddressType: 'Both',
  AccountType: 'Private',
  CountryId: 'BE',
  Street1: SECRET,
  HouseNumber: '1',
  PostalCode: '5000',
  City: 'Namur',
};

export const mug = { ProductVariantId: 10101, Quantity: 2 };

/** Sends a picture. */
export async function sendPicture(client: Client, path: string, name: string): Promise<Response> {
  const create = { width: 400, height: 400, channels: 3, background: '#2c4a52' } as const;
  const body = new FormData();
  body.append('file', new Blob([await sharp({ create }).jpeg().toBuffer()]), name);
  const headers = { RequestVerificationToken: client.token() };
  return client.send(path, { method: 'POST', headers, body });
}

async function upload(client: Client): Promise<{ guid: string; tmpName: string }> {
  const answer = await sendPicture(client, '/fr/assetslibrary/upload', `${SECRET}.jpg`);
  return ((await answer.json()) as { guid: string; tmpName: string }[])[0]!;
}

let orders = 0;

/** Places an order; returns its number. */
export async function placeOrder(client: Client): Promise<string> {
  await client.call('POST', '/api/v1/catalog/products/addtocart', mug);
  const answer = await client.post('/fr/checkout', { ...orderFields, OrderKey: `canary-${++orders}` });
  return answer.headers.get('location')!.split('/').at(-1)!;
}

const created = (answer: Response) => new URL(answer.headers.get('location')!, 'http://shop').searchParams;

/** Creates a customer with one record of every kind. */
export async function createOwner(demo: Demo, reader: Reader) {
  const client = await createClient(demo);
  const made = await client.call('POST', '/demo/customer', { hasHistory: true });
  const { Email: email } = (await made.json()) as { Email: string };
  await signIn(client, email);
  const { id: user } = reader.one<{ id: string }>('select id from users where email = ?', email);
  const [delivered] = reader.rows<{ number: string }>(
    'select number from orders where user_id = ? order by placed_at',
    user,
  );
  const recent = await placeOrder(client);
  await client.post('/fr/account/address', addressFields);
  const list = created(await client.post('/fr/catalog/wishlist/create', { Name: SECRET, from: 'list' }));
  const variant = `ProductVariantId=10101&WishlistId=${list.get('Id')}`;
  await client.call('POST', `/api/v1/catalog/wishlist/addproductvariant?${variant}`);
  await client.call('POST', '/api/v1/catalog/products/addtocart', mug);
  const { guid: photo } = await upload(client);
  await client.post('/fr/account/photo', { Photo: photo });
  const { guid: asset, tmpName } = await upload(client);
  const idOf = (sql: string) => reader.one<{ id: number }>(sql, user).id;
  const owned: Owned = {
    email,
    recent,
    delivered: delivered!.number,
    address: idOf('select id from addresses where user_id = ?'),
    list: Number(list.get('Id')),
    listLine: idOf(
      'select l.id from wishlist_lines l join wishlists w on w.id = l.list_id where w.user_id = ?',
    ),
    account: reader.one<{ id: string }>('select id from prepaid_accounts where user_id = ?', user).id,
    cartLine: idOf(
      'select c.id from cart_lines c join sign_ins s on s.session_id = c.session_id where s.user_id = ?',
    ),
    asset,
    tmpName,
    photo,
    folder: reader.one<{ id: number }>('select max(id) as id from folders').id,
    picture: reader.one<{ id: string }>('select id from assets where folder_id is not null limit 1').id,
  };
  return { client, owned };
}
