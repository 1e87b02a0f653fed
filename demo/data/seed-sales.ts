import type { Culture } from '../culture.ts';
import type { Customers } from './customers.ts';
import type { Db } from './database.ts';
import { seedOrders } from './past-orders.ts';
import { noise } from '../rules/noise.ts';
import type { Movement, PrepaidAccounts } from './prepaid.ts';
import { demoUsers } from './seed.ts';
import type { User, Users } from './users.ts';

/** A customer who gets a past, and how many orders are in it. */
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

/** An account that was opened two years ago: paid from every second month, filled up now and then. */
function pastMovements(): (Movement & { readonly days: number })[] {
  return Array.from({ length: times }, (_, place) => {
    const isCredit = place % 3 === 2;
    const paid = 900 + Math.floor(noise(`paid ${place}`) * 2_400);
    const detail = `IL-${firstPayment + place * 9}`;
    const days = 660 - place * 50;
    return {
      days,
      kind: isCredit ? ('credit' as const) : ('payment' as const),
      detail,
      amount: isCredit ? 5_000 : -paid,
    };
  });
}

/** Gives customers the orders and the prepaid account that they would have had by now. */
export function pastSales(db: Db, prepaid: PrepaidAccounts) {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  let opened = 0;

  /** Companies have accounts of their own. */
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

/** The private customer has ordered month after month, the company now and then; one user works in the shop. */
export function seedSales({ users, customers, past }: Seeded): void {
  const find = (email: string) => users.findByEmail(email)!;
  past.give([
    { ...find('claire@example.com'), orders: 24 },
    { ...find('quais@example.com'), orders: 6 },
  ]);
  for (const user of demoUsers) if ('isStaff' in user) customers.hire(find(user.email).id);
}
