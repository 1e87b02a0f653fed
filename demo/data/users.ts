import type { Culture } from '../culture.ts';
import type { Db } from './database.ts';

export interface User {
  /** Says nothing about the person: pages carry it. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** The language of letters, whatever the page's. */
  readonly language: Culture;
  readonly wantsNewsletter: boolean;
}

export type Profile = Pick<User, 'firstName' | 'lastName' | 'phone' | 'language' | 'wantsNewsletter'>;

type Row = Omit<User, 'wantsNewsletter'> & { readonly wantsNewsletter: number };

export type Users = ReturnType<typeof userTable>;

const select = `select id, email, password_hash as passwordHash, first_name as firstName, last_name as lastName,
  phone, language, newsletter as wantsNewsletter from users`;

export function userTable(db: Db) {
  const byId = db.prepare(`${select} where id = ?`);
  const byEmail = db.prepare(`${select} where email = ?`);
  const save = db.prepare(
    'update users set first_name = ?, last_name = ?, phone = ?, language = ?, newsletter = ? where id = ?',
  );

  return {
    find: (id: string): User | undefined => toUser(byId.get(id)),
    /** Nobody has two addresses that differ in their capitals only. */
    findByEmail: (email: string): User | undefined => toUser(byEmail.get(email.toLowerCase())),
    update: (id: string, { firstName, lastName, phone, language, wantsNewsletter }: Profile) =>
      void save.run(firstName, lastName, phone, language, wantsNewsletter ? 1 : 0, id),
  };
}

function toUser(found: unknown): User | undefined {
  const row = found as Row | undefined;
  return row && { ...row, wantsNewsletter: row.wantsNewsletter === 1 };
}
