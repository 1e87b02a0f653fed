import { describe, expect, it } from 'vitest';
import { isFormQuery, listQueryString, readListQuery } from '../../demo/rules/list-query.ts';
import { pageCount, pageLinks } from '../../demo/rules/pages.ts';

const read = (text: string) => readListQuery(new URLSearchParams(text));

describe('the address of a list', () => {
  it('leaves out what is default', () => {
    expect(listQueryString(read('sort=relevance&display=grid&pageSize=12&pageindex=1&q='))).toBe('');
  });

  it('keeps what is not', () => {
    const text = '?q=mug&categoryId=1&sort=name&pageSize=24&pageindex=2';
    expect(listQueryString(read(text))).toBe(text);
  });

  it('falls back to defaults for unknown values', () => {
    expect(listQueryString(read('sort=magic&pageSize=1000000&display=cube&pageindex=-4&categoryId=x'))).toBe(
      '',
    );
  });

  it('turns a form without ticks into no filter', () => {
    expect(isFormQuery(new URLSearchParams('f=1&filter={"Brand":["1"]}'))).toBe(true);
    expect(listQueryString(read('f=1&filter={"Brand":["1"]}'))).toBe('');
  });
});

describe('pagination', () => {
  const shown = (current: number, count: number) =>
    pageLinks(current, count).map(({ index, afterGap }) => (afterGap ? `…${index}` : `${index}`));

  it('is not there when one page is enough', () => {
    expect(pageLinks(1, pageCount(12, 12))).toEqual([]);
    expect(pageCount(0, 12)).toBe(1);
  });

  it('shows two neighbours, the first and the last page', () => {
    expect(shown(6, 20)).toEqual(['1', '…4', '5', '6', '7', '8', '…20']);
    expect(shown(1, 5)).toEqual(['1', '2', '3', '…5']);
  });
});
