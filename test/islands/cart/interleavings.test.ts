import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cart, cartIdle, refreshSummary, retry } from '#stores/cart';
import { unmount } from '#runtime/islands/islands.ts';
import { createCartServer, type CartServer } from '../../support/cart-server.ts';
import { press, seenRows, showCart, type, visitCart, type SeenRow } from '../../support/cart-page.ts';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';

/** Seeds: `SEED=17 npm run unit -- interleavings` replays one of them, `SEEDS=500` runs more. */
const SEEDS = chooseSeeds(60);
const BATCH = 20;

interface Scenario {
  server: CartServer;
  log: string[];
  /** The state in which the shopper last left each line. */
  meant: Map<string, SeenRow>;
  /** The last state of each line before its removal. */
  shown: Map<string, SeenRow>;
  /** False once a rejection or another tab changed the cart. */
  isAlone: boolean;
  /** Returns a random integer below the limit. */
  below: (limit: number) => number;
}

const anyVariant = ({ below }: Scenario) => 1 + below(3);
const keyOf = (variant: number) => `Catalog-${variant}`;
const FAULTS = ['drop', 'late', 500, 503, 401] as const;
const STOCK = 100;

type Move = (scenario: Scenario) => unknown;

const rowOf = (key: string) => seenRows().find((row) => row.key === key);

/** Changes a line, and records its new state as the shopper's choice. */
const change = (act: (key: string, scenario: Scenario) => void) => async (scenario: Scenario) => {
  const key = keyOf(anyVariant(scenario));
  const before = rowOf(key);
  act(key, scenario);
  await pass(0);
  const row = rowOf(key);
  if (!row || isDeepStrictEqual(row, before)) return;
  scenario.meant.set(key, row);
  if (!row.isRemoved) scenario.shown.set(key, row);
  else if (before && !before.isRemoved) scenario.shown.set(key, before);
};
const click = (what: Parameters<typeof press>[1]) => change((key) => press(key, what));

// Undo restores a line only with the response, so the expected state is the one before its removal.
async function undo(scenario: Scenario): Promise<void> {
  const key = keyOf(anyVariant(scenario));
  const isPossible = rowOf(key)?.isRemoved;
  press(key, 'undo');
  await pass(0);
  const shown = scenario.shown.get(key);
  if (isPossible && shown) scenario.meant.set(key, shown);
}

// Another tab or a rejection decides: the shopper's choice is no longer the expected result.
const meddle = (act: (variant: number, scenario: Scenario) => void) => (scenario: Scenario) => {
  act(anyVariant(scenario), scenario);
  scenario.isAlone = false;
};

const MOVES: Record<string, Move> = {
  plus: click('plus'),
  minus: click('minus'),
  remove: click('remove'),
  undo,
  retry: click('retry'),
  type: change((key, { below }) => type(key, String(1 + below(130)))),
  nonsense: change((key) => type(key, 'abc')),
  fail({ server, below }) {
    const method = below(3) ? 'PUT' : ['DELETE', 'GET', 'POST'][below(3)]!;
    server.fail({ method, how: FAULTS[below(FAULTS.length)]! });
  },
  elsewhere: meddle((variant, { server, below }) => {
    server.set(variant, below(4) ? 1 + below(9) : undefined);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }),
  reject: meddle((_id, { server }) => server.fail({ method: 'PUT', how: 409 })),
  wait: ({ below }) => pass([0, 50, 301, 700, 8_001][below(5)]!),
  visit: ({ server }) => visitCart(server),
};

// Frequent actions of shoppers get a higher weight.
const WEIGHTED = Object.keys(MOVES).flatMap((name) => {
  const weight = { plus: 5, wait: 5, remove: 3, undo: 3, fail: 3 }[name] ?? 1;
  return Array.from({ length: weight }, () => name);
});

async function runScenario(seed: number): Promise<Scenario> {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const latency = () => below(3) * below(500);
  const server = createCartServer([2, 5, 1], { stock: STOCK, hasSummary: below(3) > 0, latency });
  const scenario: Scenario = { server, below, log: [], meant: new Map(), shown: new Map(), isAlone: true };
  await showCart(server);
  for (let count = 6 + below(14); count > 0; count -= 1) {
    const name = WEIGHTED[below(WEIGHTED.length)]!;
    scenario.log.push(name);
    await MOVES[name]!(scenario);
  }
  return scenario;
}

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
function expectMeant({ meant, server, isAlone }: Scenario, context: string): void {
  if (!isAlone) return;
  for (const { key, quantity, isRemoved } of meant.values()) {
    const line = server.lines().find(({ ItemOriginAndKey }) => ItemOriginAndKey === key);
    expect(line?.Quantity, `line ${key}, ${context}`).toBe(
      isRemoved ? undefined : Math.min(Number(quantity), STOCK),
    );
  }
}

async function leave(): Promise<void> {
  unmount(document.body);
  document.body.replaceChildren();
  await pass(2_000);
}

let stop: () => void;

beforeEach(() => {
  watchConsole();
  vi.useFakeTimers();
  stop = $cart.subscribe(() => {});
});
afterEach(async () => {
  stop();
  await leave();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Restored lines remain in place on the page, but are the last ones on the server.
const sorted = (rows: SeenRow[]) => rows.toSorted((a, b) => a.key.localeCompare(b.key));

const batches = Array.from({ length: Math.ceil(SEEDS.length / BATCH) }, (_, i) =>
  SEEDS.slice(i * BATCH, (i + 1) * BATCH),
);

test.each(batches.map((batch) => [batch[0]!, batch.at(-1)!, batch] as const))(
  'whatever happens in whatever order, the view ends with what the server has: seeds %i to %i [CRT-01] [CRT-02] [CRT-07]',
  { timeout: 60_000 },
  async (_first, _last, batch) => {
    for (const seed of batch) {
      const scenario = await runScenario(seed);
      await recover(scenario);
      const context = `seed ${seed}: ${scenario.log.join(', ')}`;
      const lines = scenario.server.lines().map((line) => ({
        key: line.ItemOriginAndKey,
        quantity: String(line.Quantity),
        isRemoved: false,
      }));
      expect(sorted(seenRows().filter(({ isRemoved }) => !isRemoved)), context).toEqual(sorted(lines));
      expectMeant(scenario, context);
      expect($cart.get().pending, context).toEqual({});
      const read = refreshSummary();
      await pass(2_000);
      await read;
      expect($cart.get().summary, context).toEqual(scenario.server.summary());
      await leave();
    }
  },
);
