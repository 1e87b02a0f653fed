// Lazy modules are imported here, before the clock is faked.
import '#runtime/requests/stale-token.ts';
import '#stores/tags';
import { afterEach, expect, test, vi } from 'vitest';
import { pass } from '../../support/cart.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { drawFrom, fc, runs, runSteps, step, stepsOf } from '../../support/properties.ts';
import { createWishlistServer, type WishlistServer } from '../../support/wishlist-server.ts';
import { leaveWishlists, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const VARIANTS = [10101, 10201, 30101];

// Response bodies are read in real time, which fake timers do not drive.
const realTimeout = setTimeout;
const passRealTime = () => new Promise<void>((resolve) => void realTimeout(resolve, 1));

let tabs: OpenWishlists[] = [];
/** False after a failure: the next run needs tabs without its rests. */
let areUsable = false;
let scenarios = 0;

async function closeTabs(): Promise<void> {
  for (const tab of tabs) tab.hide();
  await leaveWishlists(tabs[0]!);
}

async function openTabs(): Promise<void> {
  if (areUsable) return;
  if (tabs.length > 0) await closeTabs();
  watchConsole();
  vi.useFakeTimers();
  showPage('');
  tabs = [await openWishlists(), await openWishlists()];
}

afterEach(closeTabs);

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

interface Scenario {
  server: WishlistServer;
  shown: Shown[];
}

/** Generates an action of the visitor in one of the tabs; the numbers choose a list, a line, a membership. */
const action = <Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  act: (shown: Shown, server: WishlistServer, args: Args) => unknown,
) =>
  step<Scenario, [number, Args]>(name, fc.tuple(fc.nat(1), args), ({ shown, server }, [tab, more]) => {
    act(shown[tab % shown.length]!, server, more);
  });

const at = fc.nat(11);
const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(items.length, 1)];

const steps = stepsOf<Scenario>(
  [
    [
      1,
      action(
        'name',
        fc.tuple(at, fc.constantFrom('Été', 'Noël', 'a bad name')),
        ({ tab }, server, [index, name]) => tab.listNameOf(pick(server.lists(), index)!).set(name),
      ),
    ],
    [
      1,
      action(
        'description',
        fc.tuple(at, fc.constantFrom('Pour tous', '', 'bad')),
        ({ tab }, server, [index, text]) => tab.listDescriptionOf(pick(server.lists(), index)!).set(text),
      ),
    ],
    [
      1,
      action(
        'quantity',
        fc.tuple(at, fc.constantFrom(1, 2, 5, 40, -1, 900)),
        ({ tab, lines }, _, [index, quantity]) => {
          const line = pick(lines(), index);
          if (line) tab.lineQuantityOf(line).set(quantity);
        },
      ),
    ],
    [
      1,
      action('remove', at, ({ tab, lines }, _, index) => {
        const line = pick(lines(), index);
        if (line) void tab.removeListLine(line).catch(() => {});
      }),
    ],
    [
      2,
      action(
        'heart',
        fc.tuple(fc.constantFrom(...VARIANTS), at, fc.boolean()),
        (shown, _, [variant, index, isIn]) => pick(shown.membershipsOf(variant), index)!.set(isIn),
      ),
    ],
    [
      1,
      action(
        'leave',
        fc.constantFrom(...VARIANTS),
        ({ tab, variantOf, membershipsOf }, _, variant) =>
          void tab.leaveAllLists(variantOf(variant), membershipsOf(variant)),
      ),
    ],
    [
      2,
      step(
        'fail',
        fc.constantFrom(...(['drop', 'late', 'refuse', 503, 404] as const)),
        ({ server }: Scenario, how) => server.fail({ how }),
      ),
    ],
    [
      5,
      step('wait', fc.nat(600), async (_, milliseconds) => {
        await pass(milliseconds);
        await passRealTime();
      }),
    ],
  ],
  50,
);

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

/** Ends a scenario: a network that works again, and failed changes that are sent again. */
async function recover({ server, shown }: Scenario): Promise<void> {
  server.heal();
  await waitForWrites();
  dispatchEvent(new Event('online'));
  await waitForWrites();
  for (const one of shown) one.read();
}

// A tab reads after its own change, and after the other tab's by a channel, which uses the real clock.
async function resolveCount(server: WishlistServer): Promise<void> {
  const there = server.lists().flatMap(({ products }) => products).length;
  const shown = () => tabs[0]!.$wishlists.get().count ?? there;
  for (let tries = 0; tries < 200 && shown() !== there; tries += 1) {
    await pass(50);
    await passRealTime();
  }
  expect(shown()).toBe(there);
}

const latencies = fc.array(fc.nat(400), { minLength: 60, maxLength: 60 });

test('however clicks, failures and two tabs fall together, server and views end equal [WSH-05] [WSH-09]', async () => {
  const property = fc.asyncProperty(steps, latencies, fc.boolean(), async (sequence, times, isAlone) => {
    scenarios += 1;
    areUsable = false;
    const server = createWishlistServer({ firstId: scenarios * 1_000, latency: drawFrom(times, 0) });
    // A single tab knows all lines, so it never adds one twice.
    const shown = (isAlone ? tabs.slice(0, 1) : tabs).map((tab) => showIn(tab, server));
    for (const one of shown) one.read();
    const scenario = { server, shown };
    await runSteps(scenario, sequence);
    await recover(scenario);
    for (const one of shown) expect(seen(one, server)).toEqual(truth(server));
    if (isAlone) expect(server.doubled).toEqual([]);
    for (const { tab } of shown) expect(tab.$wishlists.get().writing).toBe(0);
    // The count of the scenario before is read again after a write.
    if (server.applied.length > 0) await resolveCount(server);
    areUsable = true;
  });
  await fc.assert(property.beforeEach(openTabs), { numRuns: runs(60) });
});
