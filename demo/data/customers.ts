import type { Db } from './database.ts';
import type { User, Users } from './users.ts';

/** A customer as the staff see one. */
export interface KnownCustomer {
  /** Customer number, printed on invoices. */
  readonly number: number;
  readonly email: string;
}

export type Customers = ReturnType<typeof customerTable>;

const firstNumber = 1000;
const maxFound = 10;

/** Creates the table of customers and staff. */
export function customerTable(db: Db, users: Users) {
  const columns = `rowid + ${firstNumber} as number, email`;
  const search = db.prepare(
    `select ${columns} from users where email like ? escape '!' or cast(rowid + ${firstNumber} as text) like ? escape '!'
     order by email limit ${maxFound}`,
  );
  const byEmail = db.prepare(`select ${columns} from users where email = ?`);
  const byNumber = db.prepare(`select id from users where rowid = ? - ${firstNumber}`);
  const isStaff = db.prepare('select 1 from staff where user_id = ?');
  const hire = db.prepare('insert into staff values (?) on conflict do nothing');

  return {
    /** Finds customers by a part of the email address, or by the start of the number. */
    search(text: string): KnownCustomer[] {
      const safe = text.trim().toLowerCase().replaceAll(/[!%_]/g, '!$&');
      return search.all(`%${safe}%`, `${safe}%`) as KnownCustomer[];
    },
    numberOf: ({ email }: User): number => (byEmail.get(email) as KnownCustomer).number,
    findByNumber(number: number): User | undefined {
      const row = byNumber.get(number) as { id: string } | undefined;
      return row && users.find(row.id);
    },
    isStaff: (userId: string | undefined): boolean => isStaff.get(userId ?? '') !== undefined,
    hire: (userId: string) => void hire.run(userId),
  };
}
