import type { Carts } from './data/carts.ts';
import type { Orders } from './data/orders.ts';
import type { Sessions } from './data/sessions.ts';
import type { Stock } from './data/stock.ts';
import type { View } from './pages/view.ts';
import type { Faults } from './testing/faults.ts';
import type { Ledger } from './testing/ledger.ts';

/** What the routes work with. */
export interface Shop {
  readonly stock: Stock;
  readonly sessions: Sessions;
  readonly carts: Carts;
  readonly orders: Orders;
  readonly faults: Faults;
  readonly ledger: Ledger;
  readonly view: View;
}
