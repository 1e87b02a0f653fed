// @vitest-environment node
import { expect, it } from 'vitest';
import type { NewOrder } from '../../demo/data/orders.ts';
import type { Receipt } from '../../demo/data/payments.ts';
import { creditOf, dueOf } from '../../demo/rules/order-sums.ts';
import { validateRefund, returnableLines } from '../../demo/rules/refunds.ts';
import { fc, runs } from '../support/properties.ts';
import { ARTICLES, newCustomers, openTill, OPENING } from './ledger.ts';
import type { Till } from './ledger.ts';

/** A placed order and its payments, known only from the responses of the shop. */
interface Known {
  readonly number: string;
  readonly credit: number;
  readonly due: number;
  readonly usesOnce: boolean;
  readonly owner: string;
  prepaid: number;
  received: number;
  isCancelled: boolean;
}

interface Model {
  readonly orders: Known[];
  /** Orders whose amounts were read, and that another tab places later. */
  readonly drafts: NewOrder[];
  /** Money received from outside, refunds included. */
  sent: number;
}

type Step = (model: Model, till: Till) => void;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Compares all parts of the books. */
function balance({ orders, sent }: Model, till: Till): void {
  const [active, balances] = [orders.filter(({ isCancelled }) => !isCancelled), till.balances()];
  expect(Math.min(...balances), 'a balance below zero').toBeGreaterThanOrEqual(0);
  const paid = orders.filter(({ number }) => till.payments.of(number).state === 'paid');
  const credit = sum(paid.map((order) => order.credit));
  const spent = sum(active.map(({ prepaid }) => prepaid));
  expect(sum(balances), 'the accounts').toBe(till.users.length * OPENING + credit - spent);
  const returned = sum(orders.map(({ number }) => till.payments.returnedOf(number)));
  expect(sum(orders.map(({ received }) => received)) + returned, 'the payments').toBe(sent);
  for (const order of orders) {
    const isPaid = paid.includes(order);
    expect(isPaid && order.isCancelled, `${order.number} paid and cancelled`).toBe(false);
    if (isPaid) expect([0, order.due], `${order.number} paid once`).toContain(order.received);
  }
  for (const user of till.users) {
    const once = active.filter(({ owner, usesOnce }) => owner === user && usesOnce);
    expect(once.length, `${user} uses a code once`).toBeLessThanOrEqual(1);
  }
}

function createOrder(model: Model, till: Till, order: NewOrder): void {
  const created = till.orders.create(order);
  if (!('number' in created) || !created.isNew) return;
  model.orders.push({
    number: created.number,
    credit: creditOf(order.cart.lines),
    due: dueOf(order),
    usesOnce: order.coupon === 'BIENVENUE10',
    owner: order.userId!,
    prepaid: order.prepaid!.amount,
    received: 0,
    isCancelled: false,
  });
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)];

const customer = fc.nat(2);
const at = fc.nat(9);

const add = fc.tuple(customer, fc.nat(3), fc.integer({ min: 1, max: 60 })).map(
  ([who, what, quantity]): Step =>
    (_, till) =>
      void till.carts.add(till.buyers[who]!.sessionId, [...ARTICLES, ...till.credits][what]!, quantity),
);

const coupon = fc.tuple(customer, fc.constantFrom('BIENVENUE10', 'TABLE20', '')).map(
  ([who, code]): Step =>
    (_, till) =>
      till.choices.set(till.buyers[who]!.sessionId, { coupon: code }),
);

const how = fc.record({ usesAccount: fc.boolean(), isReverse: fc.boolean() });

/** Some keys repeat: the same form is sent twice. */
const order = fc
  .tuple(customer, fc.nat(40), how, fc.boolean())
  .map(([who, key, choice, isLater]): Step => (model, till) => {
    const draft = till.draft(till.buyers[who]!, String(key), choice);
    if (isLater) model.drafts.push(draft);
    else createOrder(model, till, draft);
  });

const orderDraft = at.map((index): Step => (model, till) => {
  const draft = pick(model.drafts, index);
  if (draft) createOrder(model, till, draft);
});

/** The provider may repeat a reference, send a second payment or a wrong amount. */
const receive = fc
  .tuple(at, fc.nat(1), fc.constantFrom(0, 0, 0, -1))
  .map(([index, reference, change]): Step => (model, till) => {
    const known = pick(model.orders, index);
    if (!known || known.due + change <= 0) return;
    const receipt: Receipt = { method: 'Card', reference: `R${reference}`, amount: known.due + change };
    const before = till.payments.returnedOf(known.number);
    const outcome = till.orders.receive(known.number, receipt);
    model.sent += till.payments.returnedOf(known.number) - before;
    if (outcome !== 'paid') return;
    model.sent += receipt.amount;
    known.received += receipt.amount;
  });

const payPrepaid = fc.tuple(at, customer).map(([index, who]): Step => (model, till) => {
  const [known, account] = [pick(model.orders, index), till.prepaid.of(till.buyers[who]!.userId)[0]!];
  if (known && till.orders.payPrepaid(known.number, account)) known.prepaid += known.due;
});

const cancel = fc.tuple(at, customer).map(([index, who]): Step => (model, till) => {
  const known = pick(model.orders, index);
  if (known && till.orders.cancel(known.number, till.buyers[who]!)) known.isCancelled = true;
});

/** The staff assign an order to another customer: its money remains on the same accounts. */
const give = fc.tuple(at, fc.nat(1)).map(([index, user]): Step => (model, till) => {
  const known = pick(model.orders, index);
  if (known) till.orders.setUser(known.number, till.users[user]!);
});

const refund = fc.tuple(at, fc.nat(6)).map(([index, quantity]): Step => (model, till) => {
  const found = till.orders.findAny(pick(model.orders, index)?.number ?? '');
  if (!found) return;
  const request = validateRefund(returnableLines(found, till.requests), () => String(quantity));
  if (request.done) till.requests.requestRefund(found.number, '', request.lines);
  const back = sum(till.requests.refundsOf(found.number).map(({ amount }) => amount));
  expect(back, 'more back than was paid').toBeLessThanOrEqual(
    found.total - found.delivery - creditOf(found.lines),
  );
});

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: add },
    { weight: 1, arbitrary: coupon },
    { weight: 4, arbitrary: order },
    { weight: 1, arbitrary: orderDraft },
    { weight: 3, arbitrary: receive },
    { weight: 2, arbitrary: payPrepaid },
    { weight: 3, arbitrary: cancel },
    { weight: 1, arbitrary: give },
    { weight: 1, arbitrary: refund },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
);

const numRuns = runs(300);

it('accounts and payments balance after every step of random histories: nothing is paid twice, nothing comes from nothing [SAL-04] [PAY-01] [PAY-02]', () => {
  let [tables, played] = [openTill(), 0];
  const reached = new Map<string, number>();
  const count = (name: string, isReached: boolean) =>
    isReached && reached.set(name, (reached.get(name) ?? 0) + 1);
  fc.assert(
    fc.property(steps, (history) => {
      // Tables are renewed, because growing ones make every step slower.
      played += 1;
      if (played % 50 === 0) tables = openTill();
      const [model, till]: [Model, Till] = [{ orders: [], drafts: [], sent: 0 }, newCustomers(tables)];
      for (const step of history) {
        step(model, till);
        balance(model, till);
      }
      count(
        'paid credit',
        model.orders.some(({ credit, received }) => credit > 0 && received > 0),
      );
      count(
        'spent credit',
        model.orders.some(({ prepaid }) => prepaid > 0),
      );
      count(
        'cancelled',
        model.orders.some(({ isCancelled, prepaid }) => isCancelled && prepaid > 0),
      );
      count(
        'returned',
        model.orders.some(({ number }) => till.payments.returnedOf(number) > 0),
      );
    }),
    { numRuns },
  );
  // A generator that never reaches these states would prove nothing.
  for (const name of ['paid credit', 'spent credit', 'cancelled', 'returned'])
    expect(reached.get(name) ?? 0, name).toBeGreaterThan(numRuns / 50);
});
