import { beforeEach, expect, test } from 'vitest';
import { inLine, takeToken } from '#runtime/ajax/request-token.ts';
import { takeLatest } from '#runtime/html/scheduler.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

const placement = { selector: '#a', mode: 'default', usesParent: false } as const;
const adding = { ...placement, mode: 'after' } as const;

beforeEach(() => showPage('<main><p id="a"></p><p id="b"></p></main>'));

const a = () => find('#a');
const b = () => find('#b');

test('a newer read takes the target of an older one, and ends it [NAV-11]', () => {
  const older = takeToken([a()], placement, false);
  const newer = takeToken([a()], placement, false);
  expect([older.isCurrent(), older.signal?.aborted, older.current()]).toEqual([false, true, []]);
  expect([newer.isCurrent(), newer.current()]).toEqual([true, [a()]]);
});

test('a read of several targets goes on while one of them is left [NAV-11]', () => {
  const both = takeToken([a(), b()], placement, false);
  takeToken([a()], placement, false);
  expect([both.isCurrent(), both.signal?.aborted, both.current()]).toEqual([true, false, [b()]]);
  takeToken([b()], placement, false);
  expect([both.isCurrent(), both.signal?.aborted]).toEqual([false, true]);
});

test('writes to one target do not take each other’s right, a read takes it from all [NAV-11]', () => {
  const writes = [takeToken([a()], placement, true), takeToken([a()], placement, true)];
  expect(writes.map((write) => write.isCurrent())).toEqual([true, true]);
  writes[0]!.end();
  expect(writes[1]!.isCurrent()).toBe(true);
  takeToken([a()], placement, false);
  expect(writes[1]!.isCurrent()).toBe(false);
  expect(writes.map(({ signal }) => signal)).toEqual([undefined, undefined]);
});

test('what is put beside something supersedes nothing, and is not superseded [NAV-11]', () => {
  const read = takeToken([a()], placement, false);
  const added = takeToken([a()], adding, false);
  expect(read.isCurrent()).toBe(true);
  takeLatest(find('main'));
  expect([read.isCurrent(), added.isCurrent(), added.current()]).toEqual([false, true, [a()]]);
  a().remove();
  expect(added.current()).toEqual([]);
});

test('a target that an earlier write has replaced is found again [NAV-11]', () => {
  const write = takeToken([a()], placement, true);
  const fresh = a().cloneNode() as HTMLElement;
  a().replaceWith(fresh);
  expect(write.current()).toEqual([fresh]);
});

test('writes in line go one after the other, also after a failure; others do not wait [NAV-11]', async () => {
  const log: string[] = [];
  const first = later<void>();
  const write = (name: string, work: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await work;
  };
  const one = inLine(['a', 'b'], write('one', first.promise));
  const two = inLine(['b'], write('two', Promise.resolve()));
  const other = inLine(['c'], write('other', Promise.resolve()));
  await other;
  expect(log.toSorted()).toEqual(['one begins', 'other begins']);
  first.reject(new Error('lost'));
  await expect(one).rejects.toThrow('lost');
  await two;
  expect(log.at(-1)).toBe('two begins');
});
