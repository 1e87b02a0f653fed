import { afterEach, expect, test, vi } from 'vitest';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { report, runAll, toError } from '#runtime/page/errors.ts';
import { watchConsole } from '../../support/console.ts';

afterEach(() => vi.restoreAllMocks());

test('an error says what happened, why, and how to fix it, and keeps its cause', () => {
  const cause = new Error('below');
  const error = new ArchipelError({ what: 'It broke.', why: 'It was old.', how: 'Buy a new one.' }, cause);
  expect(error.message).toBe('It broke. It was old. Buy a new one.');
  expect(error.name).toBe('ArchipelError');
  expect(error.cause).toBe(cause);
});

test('an error without a cause has none', () => {
  expect('cause' in new ArchipelError({ what: 'a', why: 'b', how: 'c' })).toBe(false);
});

test('whatever is thrown becomes an error with a message', () => {
  const error = new TypeError('no');
  expect(toError(error)).toBe(error);
  expect(toError('plain text').message).toBe('plain text');
  expect(toError(undefined).message).toBe('undefined');
});

test('a report is one line of the console that names the library', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const thrown = new Error('lost');
  report(thrown, 'island "map"');
  expect(error.mock.calls).toEqual([['[archipel] lost', 'island "map"', thrown]]);
});

test('every task runs even when one before it throws, and what it throws is reported', () => {
  const { errors } = watchConsole();
  const done: number[] = [];
  const fail = () => {
    throw new Error('second');
  };
  runAll([() => done.push(1), fail, () => done.push(3)]);
  expect(done).toEqual([1, 3]);
  expect(errors()).toEqual(['[archipel] second']);
});

test('an error without a hint ends with its reason', () => {
  expect(new ArchipelError({ what: 'It broke.', why: 'It was old.', how: '' }).message).toBe(
    'It broke. It was old.',
  );
});

test('an error is reported once, however often it is thrown', () => {
  const { errors } = watchConsole();
  const thrown = new Error('lost');
  report(thrown);
  report(thrown);
  report(new Error('lost'));
  expect(errors()).toEqual(['[archipel] lost', '[archipel] lost']);
});
