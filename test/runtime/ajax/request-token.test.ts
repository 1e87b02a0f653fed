import { beforeEach, expect, test } from 'vitest';
import { hasWrite, inLine, takeLatestWrite, takeToken } from '#runtime/ajax/request-token.ts';
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

test('a target has a pending write until the last of its writes has ended, or a read has taken it [NAV-11]', () => {
  expect(hasWrite(a())).toBe(false);
  const writes = [takeLatestWrite(a()), takeLatestWrite(a())];
  writes[0]!.end();
  expect([hasWrite(a()), hasWrite(b())]).toEqual([true, false]);
  writes[1]!.end();
  expect([hasWrite(a()), writes[0]!.signal.aborted]).toEqual([false, false]);
  const superseded = takeLatestWrite(a());
  const read = takeLatest(a());
  expect([hasWrite(a()), superseded.isCurrent()]).toEqual([false, false]);
  const later = takeLatestWrite(a());
  superseded.end();
  expect([later.isCurrent(), read.isCurrent()]).toEqual([true, false]);
});

test('a read releases its targets at its end, as does a write [NAV-11]', () => {
  for (const isWrite of [false, true]) {
    const token = takeToken([a(), b()], placement, isWrite);
    token.end();
    expect([token.isCurrent(), token.current()]).toEqual([false, []]);
  }
});

test('a request without a target is always the latest, and never aborted [NAV-11]', () => {
  const token = takeToken([], { ...placement, selector: undefined }, false);
  takeToken([a()], placement, false);
  expect([token.isCurrent(), token.current(), token.signal]).toEqual([true, [], undefined]);
});

test('of two targets of which one was replaced, both are found again [NAV-11]', () => {
  const both = { selector: 'p', mode: 'default', usesParent: false } as const;
  const write = takeToken([a(), b()], both, true);
  const fresh = b().cloneNode() as HTMLElement;
  b().replaceWith(fresh);
  expect(write.current()).toEqual([a(), fresh]);
});

test('content that is added is never aborted, and ends without an effect on others [NAV-11]', () => {
  const read = takeToken([a()], placement, false);
  const added = takeToken([a()], adding, false);
  added.end();
  expect([added.signal, added.isCurrent(), read.isCurrent()]).toEqual([undefined, true, true]);
});

test('a third write waits for the second one, which the end of the first has not forgotten [NAV-11]', async () => {
  const log: string[] = [];
  const second = later<void>();
  const write = (name: string, work: Promise<void>) => async () => {
    await work;
    log.push(name);
  };
  const one = inLine(['a'], write('one', Promise.resolve()));
  const two = inLine(['a'], write('two', second.promise));
  await one;
  const three = inLine(['a'], write('three', Promise.resolve()));
  await Promise.resolve();
  second.resolve();
  await Promise.all([two, three]);
  expect(log).toEqual(['one', 'two', 'three']);
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
