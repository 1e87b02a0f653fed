import { beforeEach, expect, test } from 'vitest';
import { readOrder, type Order } from '#runtime/ajax/order.ts';
import { isPending, showPending } from '#runtime/ajax/pending.ts';
import { find, showPage } from '../../support/page.ts';

const FORM = `<form method="post" action="/f" data-ajax-loading="#wait"><input name="a" value="1"><button></button></form>
  <a href="/l">x</a><p id="box"></p><p id="wait" hidden></p>`;

beforeEach(() => showPage(FORM));

const orderOf = (selector: string, submitter: string | null = null): Order =>
  readOrder(find(selector), submitter === null ? null : find(submitter))!;

const read = (value: string) => {
  find('form').setAttribute('method', 'get');
  find('input').setAttribute('value', value);
  return orderOf('form');
};

const attributes = (selector: string) =>
  ['aria-disabled', 'aria-busy'].map((name) => find(selector).getAttribute(name));

test('while a write is pending its button is disabled and busy, its target busy, its loading element shown [FRM-05]', () => {
  const end = showPending(orderOf('form', 'button'), [find('#box')]);
  expect([attributes('button'), attributes('#box'), attributes('form')]).toEqual([
    ['true', 'true'],
    [null, 'true'],
    [null, null],
  ]);
  expect(find('#wait').hidden).toBe(false);
  end();
  expect([attributes('button'), attributes('#box')]).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(find('#wait').hidden).toBe(true);
});

test('a form that was sent without a button shows only its target as busy [FRM-05]', () => {
  showPending(orderOf('form'), [find('#box')])();
  const end = showPending(orderOf('form'), [find('#box')]);
  expect([...document.querySelectorAll('[aria-busy], [aria-disabled]')]).toEqual([find('#box')]);
  end();
});

test('a link is its own button, and can be pressed again while it only reads [FRM-05]', () => {
  const end = showPending(orderOf('a'), []);
  expect(attributes('a')).toEqual([null, 'true']);
  end();
  find('a').setAttribute('data-ajax-method', 'post');
  const endWrite = showPending(orderOf('a'), []);
  expect(attributes('a')).toEqual(['true', 'true']);
  endWrite();
  expect(attributes('a')).toEqual([null, null]);
});

test('a pending write blocks every other write of its form, and no read of it [FRM-05]', () => {
  const first = orderOf('form');
  expect(isPending(first)).toBe(false);
  const end = showPending(first, []);
  find('form').setAttribute('action', '/other');
  const seen = [isPending(first), isPending(orderOf('form')), isPending(read('1')), isPending(orderOf('a'))];
  expect(seen).toEqual([true, true, false, false]);
  end();
  expect(isPending(first)).toBe(false);
});

test('a pending read blocks the same read, no other values and no write [FRM-05]', () => {
  const write = orderOf('form');
  const first = read('1');
  const end = showPending(first, []);
  expect([isPending(read('1')), isPending(read('2')), isPending(write)]).toEqual([true, false, false]);
  end();
  expect(isPending(first)).toBe(false);
});

test('of two pending reads each blocks until its own end [FRM-05]', () => {
  const [first, second] = [read('1'), read('2')];
  const [endFirst, endSecond] = [showPending(first, []), showPending(second, [])];
  endFirst();
  expect([isPending(first), isPending(second)]).toEqual([false, true]);
  endSecond();
  expect(isPending(second)).toBe(false);
});
