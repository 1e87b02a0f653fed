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

/** `SEED=17 npm run unit -- interleavings` plays one of them again, `SEEDS=500` plays more. */
const SEEDS = chooseSeeds(60);
const BATCH = 20;

interface Play {
  server: CartServer;
  log: string[];
  /** What the shopper last made of each line. */
  meant: Map<string, SeenRow>;
  /** What each line was before it was removed. */
  shown: Map<string, SeenRow>;
  /** Nobody else had a say: no refusal, no other tab. */
  isAlone: boolean;
  /** A whole number below the limit. */
  below: (limit: number) => number;
}

const anyVariant = ({ below }: Play) => 1 + below(3);
const keyOf = (variant: number) => `Catalog-${variant}`;
const FAULTS = ['drop', 'late', 500, 503, 401] as const;
const STOCK = 100;

type Move = (play: Play) => unknown;

const rowOf = (key: string) => seenRows().find((row) => row.key === key);

/** Does something to a line, and remembers what the shopper has made of it. */
const change = (act: (key: string, play: Play) => void) => async (play: Play) => {
  const key = keyOf(anyVariant(play));
  const before = rowOf(key);
  act(key, play);
  await pass(0);
  const row = rowOf(key);
  if (!row || isDeepStrictEqual(row, before)) return;
  play.meant.set(key, row);
  if (!row.isRemoved) play.shown.set(key, row);
  else if (before && !before.isRemoved) play.shown.set(key, before);
};
const click = (what: Parameters<typeof press>[1]) => change((key) => press(key, what));

// What is undone comes back with the answer: what the shopper means is what was there before.
async function undo(play: Play): Promise<void> {
  const key = keyOf(anyVariant(play));
  const isPossible = rowOf(key)?.isRemoved;
  press(key, 'undo');
  await pass(0);
  const shown = play.shown.get(key);
  if (isPossible && shown) play.meant.set(key, shown);
}

// Somebody else decides: what the shopper means is no longer what must come of it.
const meddle = (act: (variant: number, play: Play) => void) => (play: Play) => {
  act(anyVariant(play), play);
  play.isAlone = false;
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

// What shoppers do most happens most.
const WEIGHTED = Object.keys(MOVES).flatMap((name) => {
  const weight = { plus: 5, wait: 5, remove: 3, undo: 3, fail: 3 }[name] ?? 1;
  return Array.from({ length: weight }, () => name);
});

async function play(seed: number): Promise<Play> {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const latency = () => below(3) * below(500);
  const server = createCartServer([2, 5, 1], { stock: STOCK, isTalkative: below(3) > 0, latency });
  const game: Play = { server, below, log: [], meant: new Map(), shown: new Map(), isAlone: true };
  await showCart(server);
  for (let count = 6 + below(14); count > 0; count -= 1) {
    const name = WEIGHTED[below(WEIGHTED.length)]!;
    game.log.push(name);
    await MOVES[name]!(game);
  }
  return game;
}

/** The storm is over: everything works again, and whoever was told of a failure tries again. Nothing else is read. */
async function complete({ server }: Play): Promise<void> {
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

/** What must have come of what the shopper meant: removed lines are gone, quantities are there as far as the stock goes. */
function expectMeant({ meant, server, isAlone }: Play, reported: string): void {
  if (!isAlone) return;
  for (const { key, quantity, isRemoved } of meant.values()) {
    const line = server.lines().find(({ ItemOriginAndKey }) => ItemOriginAndKey === key);
    expect(line?.Quantity, `line ${key}, ${reported}`).toBe(
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

// What was brought back keeps its place here, and is last at the server.
const sorted = (rows: SeenRow[]) => rows.toSorted((a, b) => a.key.localeCompare(b.key));

const batches = Array.from({ length: Math.ceil(SEEDS.length / BATCH) }, (_, i) =>
  SEEDS.slice(i * BATCH, (i + 1) * BATCH),
);

test.each(batches.map((batch) => [batch[0]!, batch.at(-1)!, batch] as const))(
  'whatever happens in whatever order, the view ends with what the server has: seeds %i to %i [CRT-01] [CRT-02] [CRT-07]',
  { timeout: 60_000 },
  async (_first, _last, batch) => {
    for (const seed of batch) {
      const game = await play(seed);
      await complete(game);
      const reported = `seed ${seed}: ${game.log.join(', ')}`;
      const lines = game.server.lines().map((line) => ({
        key: line.ItemOriginAndKey,
        quantity: String(line.Quantity),
        isRemoved: false,
      }));
      expect(sorted(seenRows().filter(({ isRemoved }) => !isRemoved)), reported).toEqual(sorted(lines));
      expectMeant(game, reported);
      expect($cart.get().pending, reported).toEqual({});
      const read = refreshSummary();
      await pass(2_000);
      await read;
      expect($cart.get().summary, reported).toEqual(game.server.summary());
      await leave();
    }
  },
);
