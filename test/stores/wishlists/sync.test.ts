import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { safeParse } from 'valibot';
import { wishlist } from '#stores/wishlists/schema.ts';
import { pass } from '../../support/cart.ts';
import { stubChannels, type FakeChannel } from '../../support/channels.ts';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';
import { jsonAnswer, later, stubServer } from '../../support/server.ts';
import { leaveWishlists, openWishlists, type OpenWishlists } from '../../support/wishlists.ts';

const MUG = { productId: 101, productVariantId: 10101 };
const BOWL = { productId: 301, productVariantId: 30101 };
const CHANGED_AT = 'archipel-wishlists /shop';

let lists: OpenWishlists;
let channels: FakeChannel[];

beforeEach(async () => {
  watchConsole();
  vi.useFakeTimers();
  channels = stubChannels();
  localStorage.clear();
  showPage('', { app: '/shop' });
  lists = await openWishlists();
});
afterEach(async () => {
  await leaveWishlists(lists);
  localStorage.clear();
});

/** Answers reads by 7 products, each of them in a list; returns the names of the reads. */
function serveReads(): () => string[] {
  const { requests } = stubServer((url) =>
    jsonAnswer(url.pathname.endsWith('/count') ? { Count: 7 } : { IsInTheList: true }),
  );
  return () =>
    requests
      .filter(({ init }) => (init.method ?? 'GET') === 'GET')
      .map(({ url }) =>
        `${url.pathname.split('/').at(-1)} ${url.searchParams.get('ProductId') ?? ''}`.trim(),
      );
}
const hearts = () => lists.$wishlists.get().hearts;
const say = (message: string) => channels[0]!.onmessage!({ data: message });

function blockStorage(): void {
  const deny = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: deny }));
}

describe('a change', () => {
  test('is told to other tabs with its product, and recorded for those that load [WSH-10]', async () => {
    const reads = serveReads();
    expect(await lists.leaveAllLists(BOWL, [])).toBe(true);
    await lists.leaveAllLists({ productVariantId: 40101 }, []);
    expect(channels.map(({ name }) => name)).toEqual([CHANGED_AT]);
    await pass(10);
    expect(channels[0]!.sent).toEqual(['archipel 1 changed 301:30101 :40101']);
    expect(localStorage.getItem(CHANGED_AT)).toBe(String(Date.now() - 10));
    expect(reads()).toContain('isinthelist 301');
  });

  test('of many products names twenty of them', async () => {
    serveReads();
    const all = Array.from({ length: 25 }, (_, index) =>
      lists.leaveAllLists({ productId: index, productVariantId: index }, []),
    );
    await Promise.all(all);
    await pass(10);
    expect(channels[0]!.sent).toHaveLength(1);
    expect(channels[0]!.sent[0]!.split(' ').slice(3)).toHaveLength(20);
    expect(channels[0]!.sent[0]).toContain('changed 0:0 1:1 ');
  });

  test('is counted as a write until it is answered', async () => {
    const gate = later<Response>();
    stubServer(() => gate.promise);
    const left = lists.leaveAllLists(BOWL, []);
    const more = lists.leaveAllLists(MUG, []);
    expect(lists.$wishlists.get().writing).toBe(2);
    gate.resolve(jsonAnswer({}));
    await Promise.all([left, more]);
    await pass(10);
    expect(lists.$wishlists.get().writing).toBe(0);
  });

  test('is recorded nowhere, and still made, when storage is blocked', async () => {
    serveReads();
    blockStorage();
    expect(await lists.leaveAllLists(BOWL, [])).toBe(true);
    await pass(10);
    expect(channels[0]!.sent).toEqual(['archipel 1 changed 301:30101']);
    expect(lists.$wishlists.get().count).toBe(7);
  });
});

describe('another tab’s change', () => {
  test('makes the lists old, and reads the number and the hearts that are shown [WSH-10]', async () => {
    const reads = serveReads();
    lists.shownHearts.find = (key) => key === 'variant-40101';
    lists.$wishlists.set({ ...lists.$wishlists.get(), hearts: { '101': false } });
    say('archipel 1 changed 101:10101 :40101 301:30101');
    await pass(10);
    expect(reads().toSorted()).toEqual(['count', 'isinthelist', 'isinthelist 101']);
    expect(lists.$wishlists.get()).toMatchObject({ count: 7, version: 1 });
    expect(hearts()).toEqual({ '101': true, 'variant-40101': true });
  });

  test('reads no heart of a page that shows none', async () => {
    const reads = serveReads();
    say('archipel 1 changed 101:10101');
    await pass(10);
    expect(reads()).toEqual(['count']);
  });

  test.each(['changed 101:10101 <b>', 'un changed 101:10101', 'changed  101:10101', 'changed 101'])(
    'in the words "%s" is none',
    async (word) => {
      const reads = serveReads();
      lists.shownHearts.find = () => true;
      say(`archipel 1 ${word}`);
      await pass(10);
      expect(reads()).toEqual([]);
    },
  );
});

describe('a page', () => {
  const { timeOrigin } = performance;
  test.each([
    ['before it was requested', () => String(timeOrigin - 1), false],
    ['when it was requested', () => String(timeOrigin), true],
    ['after it was requested', () => String(Date.now()), true],
    ['in the future, by another clock', () => String(Date.now() + 1), false],
    ['never', () => '', false],
  ])('whose lists have changed %s reads its hearts accordingly [WSH-10]', async (_when, at, isRead) => {
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(timeOrigin);
    const reads = serveReads();
    lists.shownHearts.find = () => true;
    localStorage.setItem(CHANGED_AT, at());
    lists.readMissedChanges([MUG]);
    await pass(10);
    expect(hearts()).toEqual(isRead ? { '101': true } : {});
    expect(reads().includes('count')).toBe(isRead);
  });

  test('whose storage is blocked has missed nothing', async () => {
    const reads = serveReads();
    blockStorage();
    lists.shownHearts.find = () => true;
    expect(() => lists.readMissedChanges([MUG])).not.toThrow();
    await pass(10);
    expect(reads()).toEqual([]);
  });

  test('is known by the list that it shows', () => {
    lists.showList(5);
    expect(lists.$wishlists.get().shownId).toBe(5);
  });

  test('that comes back from the browser’s cache reads its lists', async () => {
    const reads = serveReads();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(10);
    expect([reads(), lists.$wishlists.get().version]).toEqual([['count'], 1]);
  });
});

describe('a read', () => {
  test('never comes from the browser’s cache, and understands a bare value [WSH-09]', async () => {
    const { requests } = stubServer((url) => jsonAnswer(url.pathname.endsWith('/count') ? 4 : true));
    lists.shownHearts.find = () => true;
    say('archipel 1 changed 101:10101');
    await pass(10);
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store']);
    expect([lists.$wishlists.get().count, hearts()]).toEqual([4, { '101': true }]);
  });

  test('of one heart that comes late never wins over a newer one, nor over other hearts', async () => {
    const answers: ((isIn: boolean) => void)[] = [];
    stubServer(
      () => new Promise((resolve) => answers.push((IsInTheList) => resolve(jsonAnswer({ IsInTheList })))),
    );
    const both = Promise.all([lists.readHearts([MUG, BOWL]), lists.readHearts([MUG])]);
    answers[2]!(false);
    await pass(10);
    answers[0]!(true);
    answers[1]!(true);
    await both;
    expect(hearts()).toEqual({ '101': false, '301': true });
  });
});

test.each([
  ['', false],
  ['.', false],
  ['..', false],
  ['...', true],
  ['.a', true],
  ['a.', true],
  ['a', true],
])('an id %j is none if it would address something else: %s', (Id, isValid) => {
  const list = { Id, Name: 'Kitchen', products: [] };
  expect(safeParse(wishlist, list).success).toBe(isValid);
});

test('a list has a name and lines with an id, a quantity, a variant and a name', () => {
  const line = { WishlistProductId: 1, Quantity: 1, productVariantId: 2, ItemName: 'Bol' };
  const list = { Id: 1, Name: 'Kitchen', products: [line] };
  expect(safeParse(wishlist, list).output).toEqual(list);
  for (const name of Object.keys(line))
    expect(safeParse(wishlist, { ...list, products: [{ ...line, [name]: undefined }] }).success).toBe(false);
  for (const name of Object.keys(list))
    expect(safeParse(wishlist, { ...list, [name]: undefined }).success).toBe(false);
});
