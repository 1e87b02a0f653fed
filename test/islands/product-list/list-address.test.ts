import { describe, expect, test } from 'vitest';
import { isSameList, toListAddress } from '../../../islands/product-list/list-address.ts';

const defaults = { sort: 'relevance', pageSize: '12', display: 'grid' };
const at = (search: string) => new URL(search, 'https://shop.example/fr/catalog');
const searchOf = ({ search }: URL) => decodeURIComponent(search);

const change = (filter: Record<string, string[]>, fields: Record<string, string> = {}, facet?: string) => ({
  defaults,
  facet,
  indexParam: 'pageindex',
  choices: {
    fields: new Map(Object.entries(fields)),
    filter: new Map(
      Object.entries(filter).map(([key, chosen]) => [
        key,
        { chosen, offered: new Set(['1', '2', '3']), isSingle: false },
      ]),
    ),
  },
});

describe('the address of what is chosen', () => {
  test('has every parameter of the list in one order, drops the page, and keeps what nobody knows [CAT-02] [CAT-03]', () => {
    const base = at(
      '?utm=x&pageindex=4&display=table&brandId=3&q=mug&categoryId=2&f=1&f.Brand=9&currentFilter=Old#results',
    );
    const url = toListAddress(base, change({ Brand: ['2', '1'] }, { sort: 'name', pageSize: '24' }, 'Brand'));
    expect(searchOf(url)).toBe(
      '?q=mug&categoryId=2&brandId=3&filter={"Brand":["1","2"]}&display=table&sort=name&pageSize=24&currentFilter=Brand&utm=x',
    );
    expect(url.hash).toBe('');
  });

  test('leaves out what is empty or default [CAT-02]', () => {
    const url = toListAddress(
      at('?q=&filter={"Brand":["1"]}&sort=name'),
      change({ Brand: [] }, { sort: 'relevance' }),
    );
    expect(url.search).toBe('');
  });

  test('drops the page of orders where the list says so [CAT-06]', () => {
    const url = toListAddress(at('?pagenbr=3&pageindex=2'), { ...change({}), indexParam: 'pagenbr' });
    expect(url.search).toBe('?pageindex=2');
  });
});

test.each([
  ['?sort=relevance', '', true],
  ['?filter={"A":"1","B":["2","3"]}&currentFilter=A', '?filter={"B":["3","2"],"A":["1"]}', true],
  ['?a=1&b=2', '?b=2&a=1', true],
  ['?filter=nonsense', '', true],
  ['?pageindex=2', '', false],
  ['?filter={"A":"1"}', '?filter={"A":"2"}', false],
  ['?constructor=x', '', false],
])('the list of "%s" and that of "%s": the same is %s [CAT-03]', (one, other, isSame) => {
  expect(isSameList(at(one), at(other), defaults)).toBe(isSame);
});
