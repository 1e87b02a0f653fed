import { expect, test } from 'vitest';
import afterReload from '../../islands/after-reload/after-reload.ts';
import { carryOver, takeCarried } from '../../islands/kit/reload/carried.ts';
import { find, showPage, startNextDocument } from '../support/page.ts';

const start = (focus: string) => {
  sessionStorage.setItem('archipel-carried', JSON.stringify({ version: 1, focus }));
  afterReload({} as never, {} as never);
  return document.activeElement;
};

test('what had the focus before a reload has it again, unless the visitor has gone on [CUR-01]', () => {
  showPage('<select id="currency"></select><input id="search">');
  expect(start('gone')).toBe(document.body);
  expect(start('currency')).toBe(find('#currency'));
  find('#search').focus();
  expect(start('currency')).toBe(find('#search'));
});

test('a notice is left for the next document, although this one still starts services [CUR-01]', () => {
  const notice = { tone: 'status', text: 'CHF' } as const;
  carryOver({ notice });
  expect(takeCarried()).toEqual({});
  startNextDocument();
  expect(takeCarried()).toMatchObject({ notice });
  expect(takeCarried()).toEqual({});
});
