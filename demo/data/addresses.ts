import type { Db } from './database.ts';

/** Purposes of an address. */
export const addressTypes = ['Billing', 'Shipping', 'Both'] as const;
export type AddressType = (typeof addressTypes)[number];

/** Kinds of an address's owner. */
export const addressAccounts = ['Private', 'Company'] as const;

/** A customer's postal address, for parcels or for bills. */
export interface Address {
  readonly country: string;
  readonly street: string;
  readonly number: string;
  readonly box: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
}

/** An address in a customer's address book. */
export interface BookAddress extends Address {
  readonly id: number;
  readonly type: AddressType;
  readonly accountType: (typeof addressAccounts)[number];
  readonly company: string;
  readonly vatNumber: string;
}

export type Addresses = ReturnType<typeof addressTable>;

const columns = `id, type, account_type as accountType, company, vat_number as vatNumber, country, street, number, box,
  postal_code as postalCode, city, phone`;

type NewAddress = Omit<BookAddress, 'id'>;

const valuesOf = (address: NewAddress) => {
  const { type, accountType, company, vatNumber, country, street, number, box, postalCode, city, phone } =
    address;
  return [type, accountType, company, vatNumber, country, street, number, box, postalCode, city, phone];
};

/** True when an address may be used for a purpose. */
const fits = ({ type }: BookAddress, wanted: AddressType): boolean =>
  wanted === 'Both' || type === 'Both' || type === wanted;

export function addressTable(db: Db) {
  const all = db.prepare(`select ${columns} from addresses where user_id = ? order by id`);
  const insert = db.prepare('insert into addresses values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const update = db.prepare(
    `update addresses set type = ?, account_type = ?, company = ?, vat_number = ?, country = ?, street = ?, number = ?, box = ?,
     postal_code = ?, city = ?, phone = ? where user_id = ? and id = ?`,
  );
  const remove = db.prepare('delete from addresses where user_id = ? and id = ?');

  const list = (userId: string, wanted: AddressType = 'Both'): BookAddress[] =>
    (all.all(userId) as BookAddress[]).filter((address) => fits(address, wanted));

  return {
    /** Returns the addresses for a purpose, in the order in which they were added. */
    list,
    /** Returns the default shipping address. */
    of: (userId: string): BookAddress | undefined => list(userId, 'Shipping')[0] ?? list(userId)[0],
    find: (userId: string, id: unknown): BookAddress | undefined =>
      list(userId).find((address) => String(address.id) === String(id)),
    /** Adds an address and returns its id. */
    add: (userId: string, address: NewAddress): number =>
      Number(insert.run(userId, ...valuesOf(address)).lastInsertRowid),
    /** Changes an address. False when the customer has no such address. */
    change: (userId: string, id: number, address: NewAddress): boolean =>
      update.run(...valuesOf(address), userId, id).changes > 0,
    remove: (userId: string, id: unknown): boolean => remove.run(userId, Number(id)).changes > 0,
  };
}
