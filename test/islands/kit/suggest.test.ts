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
const settle = () => vi.advanceTimersByTimeAsync(0);

function setUp(size = 30) {
  const asked: Question[] = [];
  const island = new AbortController();
  const load = (text: string, page: number, signal: AbortSignal) =>
    new Promise<Found<string>>((resolve, reject) => {
      asked.push({
        text,
        page,
        signal,
        answer: (items, hasMore = false) => (resolve({ items, hasMore }), settle().then(() => {})),
        fail: (error = new RequestError('network', '/search')) => (reject(error), settle().then(() => {})),
      });
    });
  const suggest = createSuggest(load, { signal: island.signal, min: 2, delay: DELAY, size });
  const type = async (text: string, isComposing = false) => {
    suggest.ask(text, isComposing);
    await vi.advanceTimersByTimeAsync(DELAY);
  };
  return { asked, island, suggest, type, state: () => suggest.$state.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fewer than two characters ask nothing, and blanks do not count [SRC-01]', async () => {
  const { asked, type, state } = setUp();
  await type('m');
  await type(' m  ');
  expect(asked).toEqual([]);
  expect(state()).toMatchObject({ phase: 'idle', items: [] });
});

test('what is typed fast is asked once, when the hand rests [SRC-01]', async () => {
  const { asked, suggest, type, state } = setUp();
  suggest.ask('mu');
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  await type('mug');
  expect(asked.map(({ text }) => text)).toEqual(['mug']);
  await asked[0]!.answer(['Mug Ourthe']);
  expect(state()).toMatchObject({ phase: 'ready', text: 'mug', items: ['Mug Ourthe'] });
});

test('a late answer never wins, and its request is given up [SRC-01]', async () => {
  const { asked, type, state } = setUp();
  await type('mu');
  await type('vase');
  expect(asked[0]!.signal.aborted).toBe(true);
  await asked[1]!.answer(['Vase Lune']);
  await asked[0]!.answer(['Mug Ourthe']);
  expect(state().items).toEqual(['Vase Lune']);
});

test('a late failure is no failure of the newer text', async () => {
  const { asked, type, state } = setUp();
  await type('mu');
  await type('vase');
  await asked[1]!.answer(['Vase Lune']);
  await asked[0]!.fail();
  expect(state().phase).toBe('ready');
});

test('old suggestions stay while the text grows, and go when it is another one', async () => {
  const { asked, suggest, type, state } = setUp();
  await type('mu');
  await asked[0]!.answer(['Mug Ourthe']);
  suggest.ask('mug');
  expect(state()).toMatchObject({ phase: 'loading', items: ['Mug Ourthe'] });
  suggest.ask('va');
  expect(state()).toMatchObject({ phase: 'loading', items: [] });
});

test('after nothing was found the next text is asked as any other (Dawn #1372)', async () => {
  const { asked, type, state } = setUp();
  await type('zz');
  await asked[0]!.answer([]);
  expect(state()).toMatchObject({ phase: 'ready', items: [] });
  await type('vase');
  await asked[1]!.answer(['Vase Lune']);
  expect(state().items).toEqual(['Vase Lune']);
});

test('a text that was asked before is answered from memory, the oldest is forgotten', async () => {
  const { asked, type, state } = setUp(2);
  for (const text of ['aa', 'bb', 'cc']) {
    await type(text);
    await asked.at(-1)!.answer([text]);
  }
  await type('bb');
  expect(state()).toMatchObject({ phase: 'ready', items: ['bb'] });
  expect(asked).toHaveLength(3);
  await type('aa');
  expect(asked).toHaveLength(4);
});

test('texts that differ in a blank are two questions', async () => {
  const { asked, type, state } = setUp();
  await type('mug a b');
  await asked[0]!.answer(['one']);
  await type('mug a-b');
  await asked[1]!.answer(['other']);
  expect(asked.map(({ text }) => text)).toEqual(['mug a b', 'mug a-b']);
  expect(state().items).toEqual(['other']);
});

test('what is read from memory is the newest there again', async () => {
  const { asked, type } = setUp(2);
  for (const text of ['aa', 'bb']) {
    await type(text);
    await asked.at(-1)!.answer([text]);
  }
  await type('aa');
  await type('cc');
  await asked.at(-1)!.answer(['cc']);
  await type('aa');
  expect(asked).toHaveLength(3);
});

test('while an input method composes a word nothing is asked', async () => {
  const { asked, type } = setUp();
  await type('に', true);
  await type('にほん', true);
  expect(asked).toEqual([]);
  await type('日本');
  expect(asked.map(({ text }) => text)).toEqual(['日本']);
});

test('a failure is not remembered: it is tried again, and by the same text', async () => {
  const { asked, suggest, type, state } = setUp();
  await type('mug');
  await asked[0]!.fail();
  expect(state()).toMatchObject({ phase: 'failed', text: 'mug' });
  suggest.retry();
  await asked[1]!.fail();
  await type('mug');
  await asked[2]!.answer(['Mug Ourthe']);
  expect(state().phase).toBe('ready');
});

test('the next page is added once, and remembered with the first [SRC-03]', async () => {
  const { asked, suggest, type, state } = setUp();
  await type('LQ');
  suggest.more();
  expect(asked).toHaveLength(1);
  await asked[0]!.answer(['1', '2'], true);
  suggest.more();
  suggest.more();
  expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  await asked[1]!.answer(['3']);
  expect(state()).toMatchObject({ items: ['1', '2', '3'], hasMore: false });
  await type('LQ-1');
  await asked[2]!.answer([]);
  await type('LQ');
  expect(state().items).toEqual(['1', '2', '3']);
});

test('a next page that fails keeps the rows, and is the one that is tried again', async () => {
  const { asked, suggest, type, state } = setUp();
  await type('LQ');
  await asked[0]!.answer(['1'], true);
  suggest.more();
  await asked[1]!.fail();
  expect(state()).toMatchObject({ phase: 'failed', items: ['1'] });
  suggest.retry();
  expect(asked[2]).toMatchObject({ text: 'LQ', page: 2 });
});

test('an island that leaves asks nothing more and gives up what is on its way', async () => {
  const { asked, island, suggest, type } = setUp();
  await type('mug');
  suggest.ask('vase');
  island.abort();
  await vi.advanceTimersByTimeAsync(DELAY);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.signal.aborted).toBe(true);
});

test('what is forgotten is asked anew, such as places of another country', async () => {
  const { asked, suggest, type, state } = setUp();
  await type('5000');
  await asked[0]!.answer(['5000 Namur']);
  suggest.forget();
  expect(state()).toMatchObject({ phase: 'idle', items: [] });
  await type('5000');
  expect(asked).toHaveLength(2);
});
