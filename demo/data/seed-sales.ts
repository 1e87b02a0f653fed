import type { Culture } from '../culture.ts';
import type { Customers } from './customers.ts';
import type { Db } from './database.ts';
import { seedOrders } from './past-orders.ts';
import { noise } from '../rules/noise.ts';
import type { Movement, PrepaidAccounts } from './prepaid.ts';
import { demoUsers } from './seed.ts';
import type { User, Users } from './users.ts';

/** A customer with past orders, and their number. */
type PastUser = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly language: Culture;
  readonly orders: number;
};

export type PastSales = ReturnType<typeof pastSales>;

const dayMs = 86_400_000;

const opening = 10_000;
const openedDays = 700;
const times = 13;
const firstPayment = 23_871;

/** Returns the movements of an account opened two years ago: one every 50 days, every third one a credit. */
function pastMovements(): (Movement & { readonly days: number })[] {
  return Array.from({ length: times }, (_, position) => {
    const isCredit = position % 3 === 2;
    const paid = 900 + Math.floor(noise(`paid ${position}`) * 2_400);
    const detail = `IL-${firstPayment + position * 9}`;
    const days = 660 - position * 50;
    return {
      days,
      kind: isCredit ? ('credit' as const) : ('payment' as const),
      detail,
      amount: isCredit ? 5_000 : -paid,
    };
  });
}

/** Creates past orders and prepaid accounts for customers. */
export function pastSales(db: Db, prepaid: PrepaidAccounts) {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  let opened = 0;

  /** Opens an account, unless the user has one already. */
  function openAccount({ id, firstName }: PastUser): void {
    if (prepaid.of(id).length > 0) return;
    opened += 1;
    const account = prepaid.seed(`C${opened}`, id, firstName, opening, daysAgo(openedDays));
    for (const { days, ...movement } of pastMovements()) prepaid.move(account, movement, daysAgo(days));
  }

  return {
    give(users: readonly PastUser[]): void {
      const customers = users.map(({ id, email, firstName, lastName, language, orders }) => ({
        userId: id,
        email,
        firstName,
        lastName,
        culture: language,
        count: orders,
      }));
      seedOrders(db, customers);
      for (const user of users) openAccount(user);
    },
  };
}

interface Seeded {
  readonly users: Users;
  readonly customers: Customers;
  readonly past: PastSales;
}

/** Seeds a private customer with monthly orders, a company with fewer orders, and the staff. */
export function seedSales({ users, customers, past }: Seeded): void {
  const find = (email: string) => users.findByEmail(email)!;
  past.give([
    { ...find('claire@example.com'), orders: 24 },
    { ...find('quais@example.com'), orders: 6 },
  ]);
  for (const user of demoUsers) if ('isStaff' in user) customers.hire(find(user.email).id);
}
