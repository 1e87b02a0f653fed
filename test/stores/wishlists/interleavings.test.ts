// Lazy modules are imported here, before the clock is faked.
import '#runtime/requests/stale-token.ts';
import '#stores/tags';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

/** The number of seeds: `SEEDS=300` runs more, `SEED=17` replays one. */
const RUNS = 60;
const STEPS = 12;
const VARIANTS = [10101, 10201, 30101];

let tabs: OpenWishlists[];

// Response bodies are read in real time, which fake timers do not drive.
const realTimeout = setTimeout;
const passRealTime = () => new Promise<void>((resolve) => void realTimeout(resolve, 1));

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  showPage('');
  tabs = [await openWishlists(), await openWishlists()];
});
afterEach(async () => {
  for (const tab of tabs) tab.hide();
  await leaveWishlists(tabs[0]!);
});

function createDice(seed: number) {
  const draw = createRandom(seed);
  const below = (limit: number) => Math.floor(draw() * limit);
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}

type Random = ReturnType<typeof createDice>;

/** Returns the functions with which a tab reads and shows the lists. */
function showIn(tab: OpenWishlists, server: WishlistServer) {
  const variantOf = (productVariantId: number) => ({
    productId: Math.floor(productVariantId / 100),
    productVariantId,
  });
  const choicesOf = (variant: number) =>
    server.lists().map(({ Id, Name }) => ({ Id, Name, contains: server.has(Id, variant) }));
  const lines = () => server.lists().flatMap(({ products }) => products);
  const read = () => {
    tab.recordListsRefetch();
    for (const list of server.lists()) tab.takeList(list);
    for (const variant of VARIANTS) tab.openMemberships(variantOf(variant), choicesOf(variant), 1);
  };
  const membershipsOf = (variant: number) => tab.openMemberships(variantOf(variant), choicesOf(variant), 1);
  return { tab, read, lines, membershipsOf, variantOf };
}

type Shown = ReturnType<typeof showIn>;

/** Performs one random action of a visitor. */
function act({ tab, lines, membershipsOf, variantOf }: Shown, server: WishlistServer, random: Random): void {
  const list = random.pick(server.lists());
  const line = lines()[random.below(Math.max(1, lines().length))];
  const variant = random.pick(VARIANTS);
  const acts = [
    () => tab.listNameOf(list).set(random.pick(['Été', 'Noël', 'a bad name'])),
    () => tab.listDescriptionOf(list).set(random.pick(['Pour tous', '', 'bad'])),
    () => line && tab.lineQuantityOf(line).set(random.pick([1, 2, 5, 40, -1, 900])),
    () => line && void tab.removeListLine(line).catch(() => {}),
    () => random.pick(membershipsOf(variant)).set(random.below(2) === 0),
    () => random.pick(membershipsOf(variant)).set(random.below(2) === 0),
    () => void tab.leaveAllLists(variantOf(variant), membershipsOf(variant)),
  ];
  random.pick(acts)();
}

/** Returns everything that a tab shows of the server's lists. */
const seen = ({ tab, membershipsOf }: Shown, server: WishlistServer) => ({
  names: server.lists().map((list) => tab.listNameOf(list).$state.get()),
  descriptions: server.lists().map((list) => tab.listDescriptionOf(list).$state.get()),
  quantities: server
    .lists()
    .flatMap(({ products }) => products.map((line) => tab.lineQuantityOf(line).$state.get())),
  memberships: VARIANTS.map((variant) => membershipsOf(variant).map(({ $state }) => $state.get())),
});

const settled = <Value>(value: Value) => ({ value, status: 'settled' as const });

const truth = (server: WishlistServer) => ({
  names: server.lists().map(({ Name }) => settled(Name)),
  descriptions: server.lists().map(({ Description }) => settled(Description)),
  quantities: server.lists().flatMap(({ products }) => products.map(({ Quantity }) => settled(Quantity))),
  memberships: VARIANTS.map((variant) => server.lists().map(({ Id }) => settled(server.has(Id, variant)))),
});

async function waitForWrites(): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    await pass(50);
    await passRealTime();
    if (tabs.every(({ $wishlists }) => $wishlists.get().writing === 0)) return;
  }
  throw new Error('The writes never end.');
}

async function runScenario(seed: number): Promise<void> {
  const random = createDice(seed);
  const server = createWishlistServer({ firstId: seed * 1_000, latency: () => random.below(400) });
  // A single tab knows all lines, so it never adds one twice.
  const isAlone = seed % 2 === 0;
  const shown = (isAlone ? tabs.slice(0, 1) : tabs).map((tab) => showIn(tab, server));
  for (const one of shown) one.read();
  for (let step = 0; step < STEPS; step += 1) {
    act(random.pick(shown), server, random);
    if (random.below(4) === 0)
      server.fail({ how: random.pick(['drop', 'late', 'refuse', 503, 404] as const) });
    await pass(random.below(600));
    await passRealTime();
  }
  server.heal();
  await waitForWrites();
  // The network is back: failed changes are sent again.
  dispatchEvent(new Event('online'));
  await waitForWrites();
  for (const one of shown) one.read();
  for (const one of shown) expect(seen(one, server), `seed ${seed}`).toEqual(truth(server));
  if (isAlone) expect(server.doubled, `seed ${seed}`).toEqual([]);
  for (const { tab } of shown) expect(tab.$wishlists.get().writing, `seed ${seed}`).toBe(0);
  await resolveCount(server, seed);
}

// A tab reads after its own change, and after the other tab's by a channel, which uses the real clock.
async function resolveCount(server: WishlistServer, seed: number): Promise<void> {
  const there = server.lists().flatMap(({ products }) => products).length;
  const shown = () => tabs[0]!.$wishlists.get().count ?? there;
  for (let tries = 0; tries < 200 && shown() !== there; tries += 1) {
    await pass(50);
    await passRealTime();
  }
  expect(shown(), `seed ${seed}`).toBe(there);
}

test('however clicks, failures and two tabs fall together, server and views end equal [WSH-05] [WSH-09]', async () => {
  for (const seed of chooseSeeds(RUNS)) await runScenario(seed);
}, 60_000);
