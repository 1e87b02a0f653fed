import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { $cart, cartIdle, refreshSummary, retry } from '#stores/cart';
import { unmount } from '#runtime/islands/islands.ts';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { press, seenRows, showCart, type, visitCart, type SeenRow } from '../../support/cart-page.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';

interface Scenario {
  server: CartServer;
  /** The state in which the shopper last left each line. */
  meant: Map<string, SeenRow>;
  /** The last state of each line before its removal. */
  shown: Map<string, SeenRow>;
  /** False once a rejection or another tab changed the cart. */
  isAlone: boolean;
}

const keyOf = (variant: number) => `Catalog-${variant}`;
const STOCK = 100;
const VARIANTS = fc.constantFrom(1, 2, 3);

const rowOf = (key: string) => seenRows().find((row) => row.key === key);

/** Changes a line, and records its new state as the shopper's choice. */
async function change(scenario: Scenario, variant: number, act: (key: string) => void): Promise<void> {
  const key = keyOf(variant);
  const before = rowOf(key);
  act(key);
  await pass(0);
  const row = rowOf(key);
  if (!row || isDeepStrictEqual(row, before)) return;
  scenario.meant.set(key, row);
  if (!row.isRemoved) scenario.shown.set(key, row);
  else if (before && !before.isRemoved) scenario.shown.set(key, before);
}

const click = (what: Parameters<typeof press>[1]) =>
  step<Scenario, number>(what, VARIANTS, (scenario, variant) =>
    change(scenario, variant, (key) => press(key, what)),
  );

// Undo restores a line only with the response, so the expected state is the one before its removal.
const undo = step<Scenario, number>('undo', VARIANTS, async (scenario, variant) => {
  const key = keyOf(variant);
  const isPossible = rowOf(key)?.isRemoved;
  press(key, 'undo');
  await pass(0);
  const shown = scenario.shown.get(key);
  if (isPossible && shown) scenario.meant.set(key, shown);
});

// Another tab or a rejection decides: the shopper's choice is no longer the expected result.
const elsewhere = step<Scenario, [number, number | undefined]>(
  'elsewhere',
  fc.tuple(VARIANTS, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 3 })),
  (scenario, [variant, quantity]) => {
    scenario.server.set(variant, quantity);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    scenario.isAlone = false;
  },
);
const nothing = fc.constant(undefined);
const reject = step<Scenario, undefined>('reject', nothing, (scenario) => {
  scenario.server.fail({ method: 'PUT', how: 409 });
  scenario.isAlone = false;
});

const typed = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 130 }).map(String) },
  { weight: 1, arbitrary: fc.constant('abc') },
);
const faults = fc.record({
  method: fc.constantFrom('PUT', 'PUT', 'PUT', 'PUT', 'PUT', 'PUT', 'DELETE', 'GET', 'POST'),
  how: fc.constantFrom(...(['drop', 'late', 500, 503, 401] as const)),
});

// Frequent actions of shoppers get a higher weight.
const steps = stepsOf<Scenario>(
  [
    [5, click('plus')],
    [1, click('minus')],
    [3, click('remove')],
    [3, undo],
    [1, click('retry')],
    [
      2,
      step('type', fc.tuple(VARIANTS, typed), (scenario: Scenario, [variant, text]) =>
        change(scenario, variant, (key) => type(key, text)),
      ),
    ],
    [3, step('fail', faults, ({ server }: Scenario, fault) => server.fail(fault))],
    [1, elsewhere],
    [1, reject],
    [
      5,
      step('wait', fc.constantFrom(0, 50, 301, 700, 8_001), (_: Scenario, milliseconds) =>
        pass(milliseconds),
      ),
    ],
    [1, step<Scenario, undefined>('visit', nothing, ({ server }) => visitCart(server))],
  ],
  26,
);

/** Heals the server and retries all displayed failures; no other read is started. */
async function recover({ server }: Scenario): Promise<void> {
  server.heal();
  for (let round = 0; round < 3; round += 1) {
    const done = cartIdle();
    await pass(6_000);
    await done;
    retry();
    document.querySelector<HTMLButtonElement>('.cart-area > .cart-note-error button')?.click();
    const undos = document.querySelectorAll<HTMLButtonElement>('.cart-removed:has([role=alert]) button');
    undos.forEach((button) => button.click());
    await pass(6_000);
  }
}

/** Expects the shopper's choices on the server: removed lines gone, quantities limited by the stock. */
function expectMeant({ meant, server, isAlone }: Scenario): void {
  if (!isAlone) return;
  for (const { key, quantity, isRemoved } of meant.values()) {
    const line = server.lines().find(({ ItemOriginAndKey }) => ItemOriginAndKey === key);
    expect(line?.Quantity, `line ${key}`).toBe(isRemoved ? undefined : Math.min(Number(quantity), STOCK));
  }
}

let stop: () => void;

function prepare(): void {
  watchConsole();
  vi.useFakeTimers();
  stop = $cart.subscribe(() => {});
}

async function leave(): Promise<void> {
  unmount(document.body);
  document.body.replaceChildren();
  await pass(2_000);
  stop();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

// Restored lines remain in place on the page, but are the last ones on the server.
const sorted = (rows: SeenRow[]) => rows.toSorted((a, b) => a.key.localeCompare(b.key));

async function expectEqual(scenario: Scenario): Promise<void> {
  const { server } = scenario;
  const lines = server.lines().map((line) => ({
    key: line.ItemOriginAndKey,
    quantity: String(line.Quantity),
    isRemoved: false,
  }));
  expect(sorted(seenRows().filter(({ isRemoved }) => !isRemoved))).toEqual(sorted(lines));
  expectMeant(scenario);
  expect($cart.get().pending).toEqual({});
  const read = refreshSummary();
  await pass(2_000);
  await read;
  expect($cart.get().summary).toEqual(server.summary());
}

const latencies = fc.array(fc.oneof(fc.constant(0), fc.nat(1_000)), { minLength: 40, maxLength: 40 });

test('whatever happens in whatever order, the view ends with what the server has [CRT-01] [CRT-02] [CRT-07]', async () => {
  const property = fc.asyncProperty(steps, latencies, fc.boolean(), async (sequence, times, hasSummary) => {
    const server = createCartServer([2, 5, 1], { stock: STOCK, hasSummary, latency: drawFrom(times, 0) });
    const scenario: Scenario = { server, meant: new Map(), shown: new Map(), isAlone: true };
    await showCart(server);
    await runSteps(scenario, sequence);
    await recover(scenario);
    await expectEqual(scenario);
  });
  await fc.assert(property.beforeEach(prepare).afterEach(leave), { numRuns: runs(60) });
});
