import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggest, type Found } from '../../../islands/kit/suggest.ts';
import { RequestError } from '../../../runtime/requests/request-error.ts';

interface Question {
  text: string;
  page: number;
  signal: AbortSignal;
  answer: (items: string[], hasMore?: boolean) => Promise<void>;
  fail: (error?: Error) => Promise<void>;
}

const DELAY = 200;
const flush = () => vi.advanceTimersByTimeAsync(0);

function setUp(size = 30) {
  const requested: Question[] = [];
  const island = new AbortController();
  const load = (text: string, page: number, signal: AbortSignal) =>
    new Promise<Found<string>>((resolve, reject) => {
      requested.push({
        text,
        page,
        signal,
        answer: (items, hasMore = false) => (resolve({ items, hasMore }), flush().then(() => {})),
        fail: (error = new RequestError('network', '/search')) => (reject(error), flush().then(() => {})),
      });
    });
  const suggest = createSuggest(load, { signal: island.signal, min: 2, delay: DELAY, size });
  const type = async (text: string, isComposing = false) => {
    suggest.query(text, isComposing);
    await vi.advanceTimersByTimeAsync(DELAY);
  };
  return { requested, island, suggest, type, state: () => suggest.$state.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fewer than two characters ask nothing, and blanks do not count [SRC-01]', async () => {
  const { requested, type, state } = setUp();
  await type('m');
  await type(' m  ');
  expect(requested).toEqual([]);
  expect(state()).toMatchObject({ phase: 'idle', items: [] });
});

test('what is typed fast is asked once, when the hand rests [SRC-01]', async () => {
  const { requested, suggest, type, state } = setUp();
  suggest.query('mu');
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  await type('mug');
  expect(requested.map(({ text }) => text)).toEqual(['mug']);
  await requested[0]!.answer(['Mug Ourthe']);
  expect(state()).toMatchObject({ phase: 'ready', text: 'mug', items: ['Mug Ourthe'] });
});

test('a late answer never wins, and its request is given up [SRC-01]', async () => {
  const { requested, type, state } = setUp();
  await type('mu');
  await type('vase');
  expect(requested[0]!.signal.aborted).toBe(true);
  await requested[1]!.answer(['Vase Lune']);
  await requested[0]!.answer(['Mug Ourthe']);
  expect(state().items).toEqual(['Vase Lune']);
});

test('a late failure is no failure of the newer text', async () => {
  const { requested, type, state } = setUp();
  await type('mu');
  await type('vase');
  await requested[1]!.answer(['Vase Lune']);
  await requested[0]!.fail();
  expect(state().phase).toBe('ready');
});

test('old suggestions stay while the text grows, and go when it is another one', async () => {
  const { requested, suggest, type, state } = setUp();
  await type('mu');
  await requested[0]!.answer(['Mug Ourthe']);
  suggest.query('mug');
  expect(state()).toMatchObject({ phase: 'loading', items: ['Mug Ourthe'] });
  suggest.query('va');
  expect(state()).toMatchObject({ phase: 'loading', items: [] });
});

test('after nothing was found the next text is asked as any other (Dawn #1372)', async () => {
  const { requested, type, state } = setUp();
  await type('zz');
  await requested[0]!.answer([]);
  expect(state()).toMatchObject({ phase: 'ready', items: [] });
  await type('vase');
  await requested[1]!.answer(['Vase Lune']);
  expect(state().items).toEqual(['Vase Lune']);
});

test('a text that was asked before is answered from memory, the oldest is forgotten', async () => {
  const { requested, type, state } = setUp(2);
  for (const text of ['aa', 'bb', 'cc']) {
    await type(text);
    await requested.at(-1)!.answer([text]);
  }
  await type('bb');
  expect(state()).toMatchObject({ phase: 'ready', items: ['bb'] });
  expect(requested).toHaveLength(3);
  await type('aa');
  expect(requested).toHaveLength(4);
});

test('texts that differ in a blank are two questions', async () => {
  const { requested, type, state } = setUp();
  await type('mug a b');
  await requested[0]!.answer(['one']);
  await type('mug a-b');
  await requested[1]!.answer(['other']);
  expect(requested.map(({ text }) => text)).toEqual(['mug a b', 'mug a-b']);
  expect(state().items).toEqual(['other']);
});

test('what is read from memory is the newest there again', async () => {
  const { requested, type } = setUp(2);
  for (const text of ['aa', 'bb']) {
    await type(text);
    await requested.at(-1)!.answer([text]);
  }
  await type('aa');
  await type('cc');
  await requested.at(-1)!.answer(['cc']);
  await type('aa');
  expect(requested).toHaveLength(3);
});

test('while an input method composes a word nothing is asked', async () => {
  const { requested, type } = setUp();
  await type('に', true);
  await type('にほん', true);
  expect(requested).toEqual([]);
  await type('日本');
  expect(requested.map(({ text }) => text)).toEqual(['日本']);
});

test('a failure is not remembered: it is tried again, and by the same text', async () => {
  const { requested, suggest, type, state } = setUp();
  await type('mug');
  await requested[0]!.fail();
  expect(state()).toMatchObject({ phase: 'failed', text: 'mug' });
  suggest.retry();
  await requested[1]!.fail();
  await type('mug');
  await requested[2]!.answer(['Mug Ourthe']);
  expect(state().phase).toBe('ready');
});

test('the next page is added once, and remembered with the first [SRC-03]', async () => {
  const { requested, suggest, type, state } = setUp();
  await type('LQ');
  suggest.more();
  expect(requested).toHaveLength(1);
  await requested[0]!.answer(['1', '2'], true);
  suggest.more();
  suggest.more();
  expect(requested.map(({ page }) => page)).toEqual([1, 2]);
  await requested[1]!.answer(['3']);
  expect(state()).toMatchObject({ items: ['1', '2', '3'], hasMore: false });
  await type('LQ-1');
  await requested[2]!.answer([]);
  await type('LQ');
  expect(state().items).toEqual(['1', '2', '3']);
});

test('a next page that fails keeps the rows, and is the one that is tried again', async () => {
  const { requested, suggest, type, state } = setUp();
  await type('LQ');
  await requested[0]!.answer(['1'], true);
  suggest.more();
  await requested[1]!.fail();
  expect(state()).toMatchObject({ phase: 'failed', items: ['1'] });
  suggest.retry();
  expect(requested[2]).toMatchObject({ text: 'LQ', page: 2 });
});

test('an island that leaves asks nothing more and gives up what is on its way', async () => {
  const { requested, island, suggest, type } = setUp();
  await type('mug');
  suggest.query('vase');
  island.abort();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(requested).toHaveLength(1);
  expect(requested[0]!.signal.aborted).toBe(true);
});

test('what is forgotten is asked anew, such as places of another country', async () => {
  const { requested, suggest, type, state } = setUp();
  await type('5000');
  await requested[0]!.answer(['5000 Namur']);
  suggest.forget();
  expect(state()).toMatchObject({ phase: 'idle', items: [] });
  await type('5000');
  expect(requested).toHaveLength(2);
});

test('a read that a visit has aborted leaves nothing loading: the same text asks again [SRC-01]', async () => {
  const { requested, type, state } = setUp();
  await type('mug');
  await requested[0]!.fail(new RequestError('aborted', '/search'));
  expect(state()).toMatchObject({ phase: 'idle', items: [] });
  await type('mug');
  await requested[1]!.answer(['Mug Ourthe']);
  expect(state()).toMatchObject({ phase: 'ready', items: ['Mug Ourthe'] });
});
