import type { Addresses } from './data/addresses.ts';
import type { Assets } from './data/assets.ts';
import type { Carts } from './data/carts.ts';
import type { Orders } from './data/orders.ts';
import type { Messages } from './data/messages.ts';
import type { References } from './data/references.ts';
import type { Pickups } from './data/pickups.ts';
import type { Sessions } from './data/sessions.ts';
import type { SignIns } from './data/sign-ins.ts';
import type { Checkouts } from './data/checkouts.ts';
import type { PrepaidAccounts } from './data/prepaid.ts';
import type { AskVies } from './http/vies.ts';
import type { ChoiceTable } from './data/choices.ts';
import type { Stock } from './data/stock.ts';
import type { StockNotifications } from './data/stock-notifications.ts';
import type { Users } from './data/users.ts';
import type { Wishlists } from './data/wishlists.ts';
import type { TokenOf } from './http/antiforgery.ts';
import type { View } from './pages/view.ts';
import type { TestValue } from './rules/form.ts';
import type { Faults } from './testing/fault.ts';
import type { Ledger } from './testing/ledger.ts';

/** What the routes work with. */
export interface Shop {
  readonly stock: Stock;
  readonly stockNotifications: StockNotifications;
  readonly sessions: Sessions;
  readonly users: Users;
  readonly addresses: Addresses;
  readonly assets: Assets;
  readonly references: References;
  readonly signIns: SignIns;
  readonly carts: Carts;
  readonly choices: ChoiceTable;
  readonly checkouts: Checkouts;
  readonly prepaid: PrepaidAccounts;
  readonly askVies: AskVies;
  readonly wishlists: Wishlists;
  readonly orders: Orders;
  readonly messages: Messages;
  readonly pickups: Pickups;
  readonly tokenOf: TokenOf;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly view: View;
  readonly testValue: TestValue;
}
