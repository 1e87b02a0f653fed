import { beforeEach, expect, test } from 'vitest';
import { inLine, takeRights } from '#runtime/ajax/rights.ts';
import { takeTurn } from '#runtime/html/scheduler.ts';
import { find, showPage } from '../../support/page.ts';
import { later } from '../../support/server.ts';

const place = { selector: '#a', mode: 'default', usesParent: false } as const;
const adding = { ...place, mode: 'after' } as const;

beforeEach(() => showPage('<main><p id="a"></p><p id="b"></p></main>'));

const a = () => find('#a');
const b = () => find('#b');

test('a newer read takes the target of an older one, and ends it [NAV-11]', () => {
  const older = takeRights([a()], place, false);
  const newer = takeRights([a()], place, false);
  expect([older.isCurrent(), older.signal?.aborted, older.current()]).toEqual([false, true, []]);
  expect([newer.isCurrent(), newer.current()]).toEqual([true, [a()]]);
});

test('a read of several targets goes on while one of them is left [NAV-11]', () => {
  const both = takeRights([a(), b()], place, false);
  takeRights([a()], place, false);
  expect([both.isCurrent(), both.signal?.aborted, both.current()]).toEqual([true, false, [b()]]);
  takeRights([b()], place, false);
  expect([both.isCurrent(), both.signal?.aborted]).toEqual([false, true]);
});

test('writes to one target do not take each other’s right, a read takes it from all [NAV-11]', () => {
  const writes = [takeRights([a()], place, true), takeRights([a()], place, true)];
  expect(writes.map((write) => write.isCurrent())).toEqual([true, true]);
  writes[0]!.end();
  expect(writes[1]!.isCurrent()).toBe(true);
  takeRights([a()], place, false);
  expect(writes[1]!.isCurrent()).toBe(false);
  expect(writes.map(({ signal }) => signal)).toEqual([undefined, undefined]);
});

test('what is put beside something supersedes nothing, and is not superseded [NAV-11]', () => {
  const read = takeRights([a()], place, false);
  const added = takeRights([a()], adding, false);
  expect(read.isCurrent()).toBe(true);
  takeTurn(find('main'));
  expect([read.isCurrent(), added.isCurrent(), added.current()]).toEqual([false, true, [a()]]);
  a().remove();
  expect(added.current()).toEqual([]);
});

test('a target that an earlier write has replaced is found again [NAV-11]', () => {
  const write = takeRights([a()], place, true);
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
