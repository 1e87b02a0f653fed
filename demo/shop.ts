import type { Addresses } from './data/addresses.ts';
import type { Carts } from './data/carts.ts';
import type { Orders } from './data/orders.ts';
import type { Messages } from './data/messages.ts';
import type { Sessions } from './data/sessions.ts';
import type { SignIns } from './data/sign-ins.ts';
import type { Stock } from './data/stock.ts';
import type { Users } from './data/users.ts';
import type { TokenOf } from './http/antiforgery.ts';
import type { View } from './pages/view.ts';
import type { TestValue } from './rules/form.ts';
import type { Faults } from './testing/fault.ts';
import type { Ledger } from './testing/ledger.ts';

/** What the routes work with. */
export interface Shop {
  readonly stock: Stock;
  readonly sessions: Sessions;
  readonly users: Users;
  readonly addresses: Addresses;
  readonly signIns: SignIns;
  readonly carts: Carts;
  readonly orders: Orders;
  readonly messages: Messages;
  readonly tokenOf: TokenOf;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly view: View;
  readonly testValue: TestValue;
}
