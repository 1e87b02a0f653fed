import { randomBytes } from 'node:crypto';
import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface User {
  /** Random id; pages contain it, so it says nothing about the person. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** Language of mails, independent of the page's language. */
  readonly language: Culture;
  readonly wantsNewsletter: boolean;
  /** Company fields are empty for a private person. */
  readonly company: string;
  readonly vatNumber: string;
}

export type NewUser = Omit<User, 'id'>;
export type Profile = Pick<User, 'firstName' | 'lastName' | 'phone' | 'language' | 'wantsNewsletter'>;

type Row = Omit<User, 'wantsNewsletter'> & { readonly wantsNewsletter: number };

export type Users = ReturnType<typeof userTable>;

const select = `select id, email, password_hash as passwordHash, first_name as firstName, last_name as lastName,
  phone, language, newsletter as wantsNewsletter, company, vat_number as vatNumber from users`;

export function userTable(db: Db) {
  const byId = db.prepare(`${select} where id = ?`);
  const byEmail = db.prepare(`${select} where email = ?`);
  const save = db.prepare(
    'update users set first_name = ?, last_name = ?, phone = ?, language = ?, newsletter = ? where id = ?',
  );
  const savePassword = db.prepare('update users set password_hash = ? where id = ?');
  const insert = db.prepare('insert into users values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing');

  return {
    /** Adds a user and returns the id; undefined when the address is already registered. */
    add({ email, passwordHash, firstName, lastName, phone, language, ...more }: NewUser): string | undefined {
      const id = randomBytes(9).toString('base64url');
      const { wantsNewsletter, company, vatNumber } = more;
      const person = [id, email.toLowerCase(), passwordHash, firstName, lastName, phone, language];
      const { changes } = insert.run(...person, wantsNewsletter ? 1 : 0, company, vatNumber);
      return changes === 1 ? id : undefined;
    },
    find: (id: string): User | undefined => toUser(byId.get(id)),
    /** Finds a user by email address; upper and lower case are equal. */
    findByEmail: (email: string): User | undefined => toUser(byEmail.get(email.toLowerCase())),
    setPassword: (id: string, passwordHash: string) => void savePassword.run(passwordHash, id),
    update: (id: string, { firstName, lastName, phone, language, wantsNewsletter }: Profile) =>
      void save.run(firstName, lastName, phone, language, wantsNewsletter ? 1 : 0, id),
  };
}

function toUser(found: unknown): User | undefined {
  const row = found as Row | undefined;
  return row && { ...row, wantsNewsletter: row.wantsNewsletter === 1 };
}
