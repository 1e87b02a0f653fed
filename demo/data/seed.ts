import { randomBytes } from 'node:crypto';
import { variants } from '../assortment/index.ts';
import type { Variant } from '../assortment/model.ts';
import { noise } from '../rules/noise.ts';
import { hashPassword } from '../rules/passwords.ts';
import type { Db } from './database.ts';
import type { PrepaidAccounts } from './prepaid.ts';
import type { References } from './references.ts';
import { warehouses } from './stock.ts';

/** Password of the demo's customers; the login page shows it. */
export const demoPassword = 'table-ouverte';
interface DemoUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: string;
  /** Company name; a private person has none. */
  readonly company?: string;
  readonly vatNumber?: string;
  /** Member of the shop's staff. */
  readonly isStaff?: boolean;
}

export const demoUsers = [
  {
    email: 'claire@example.com',
    firstName: 'Claire',
    lastName: 'Lambert',
    phone: '+32 81 55 01 23',
    language: 'fr',
  },
  { email: 'daan@example.com', firstName: 'Daan', lastName: 'Vermeulen', phone: '', language: 'nl' },
  {
    email: 'quais@example.com',
    firstName: 'Inès',
    lastName: 'Claes',
    phone: '+32 81 55 07 10',
    language: 'fr',
    company: 'Restaurant Les Quais',
    vatNumber: 'BE0403170701',
  },
  {
    email: 'staff@example.com',
    firstName: 'Margaux',
    lastName: 'Peeters',
    phone: '+32 81 55 01 24',
    language: 'fr',
    isStaff: true,
  },
] as const satisfies readonly DemoUser[];

interface SeededTables {
  readonly references: Pick<References, 'seed'>;
  readonly prepaid: Pick<PrepaidAccounts, 'seed'>;
}

export function seedUsers(db: Db, { references, prepaid }: SeededTables): void {
  const insert = db.prepare('insert into users values (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)');
  for (const user of demoUsers as readonly DemoUser[]) {
    const { email, firstName, lastName, phone, language, company = '', vatNumber = '' } = user;
    const id = randomBytes(9).toString('base64url');
    insert.run(
      id,
      email,
      hashPassword(demoPassword),
      firstName,
      lastName,
      phone,
      language,
      company,
      vatNumber,
    );
    if (!company) continue;
    references.seed(id, 'LQ');
    prepaid.seed('P1', id, 'Salle', 250_00);
    prepaid.seed('P2', id, 'Terrasse', 20_00);
  }
}

/** Seeds the stock: most variants have plenty, one in eleven is sold out, one in nine has few pieces. */
export function seedStock(db: Db): void {
  const insert = db.prepare('insert into stock (variant_id, warehouse, quantity) values (?, ?, ?)');
  db.transaction(() => {
    for (const variant of variants) {
      const total = initialStock(variant);
      const inShop = Math.floor(total / 4);
      const inAntwerp = Math.floor(total / 8);
      insert.run(variant.id, warehouses[0].code, total - inShop - inAntwerp);
      insert.run(variant.id, warehouses[1].code, inShop);
      insert.run(variant.id, warehouses[2].code, inAntwerp);
    }
  })();
}

function initialStock({ sku }: Variant): number {
  const draw = noise(sku);
  const plenty = 12 + Math.floor(noise(`${sku} many`) * 90);
  // The first variant of a product opens its page: its stock is enough for all orders of a day or a test run.
  if (sku.endsWith('-01')) return 400 + plenty;
  if (draw < 1 / 11) return 0;
  return draw > 8 / 9 ? 2 + Math.floor(noise(`${sku} few`) * 4) : plenty;
}
