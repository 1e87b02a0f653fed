import type { Db } from './database.ts';

/** Where a customer's parcels go. */
export interface Address {
  readonly country: string;
  readonly street: string;
  readonly number: string;
  readonly box: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
}

export type Addresses = ReturnType<typeof addressTable>;

export function addressTable(db: Db) {
  const find = db.prepare(
    'select country, street, number, box, postal_code as postalCode, city, phone from addresses where user_id = ?',
  );
  const save = db.prepare('insert or replace into addresses values (?, ?, ?, ?, ?, ?, ?, ?)');

  return {
    of: (userId: string): Address | undefined => find.get(userId) as Address | undefined,
    save: (userId: string, { country, street, number, box, postalCode, city, phone }: Address) =>
      void save.run(userId, country, street, number, box, postalCode, city, phone),
  };
}
