import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import type { IslandRow } from '../../tools/debug/islands/rows.ts';
import { createHighlight } from '../../tools/debug/view/highlight.ts';
import { find, showPage } from '../support/page.ts';

const rowOf = (selector: string) => ({ id: selector, host: find(selector) }) as unknown as IslandRow;

function createFollowing() {
  showPage('<div id="a"><p id="inner"></p></div><p id="bare"></p><archipel-debug></archipel-debug>');
  const $state = atom<{ islands: readonly IslandRow[] }>({ islands: [] });
  const ending = new AbortController();
  const $highlight = createHighlight($state, ending.signal);
  const point = (selector: string) =>
    find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
  return { $state, $highlight, ending, point };
}

test('an island that appears under a resting pointer is highlighted', () => {
  const { $state, $highlight, point } = createFollowing();
  point('#inner');
  expect($highlight.get()).toBeUndefined();
  $state.set({ islands: [rowOf('#a')] });
  expect($highlight.get()).toBe('#a');
  point('#bare');
  expect($highlight.get()).toBeUndefined();
});

test('the innermost island is highlighted', () => {
  const { $state, $highlight, point } = createFollowing();
  $state.set({ islands: [rowOf('#a'), rowOf('#inner')] });
  point('#inner');
  expect($highlight.get()).toBe('#inner');
});

test.each([
  ['pointer rests on', 'archipel-debug'],
  ['focus is on, beside a pointer on the page,', '#inner'],
])('a row that the %s stays highlighted when islands change', (_what, pointed) => {
  const { $state, $highlight, point } = createFollowing();
  const islands = [rowOf('#a'), rowOf('#bare')];
  $state.set({ islands });
  point(pointed);
  $highlight.set('#bare');
  $state.set({ islands: [...islands] });
  expect($highlight.get()).toBe('#bare');
});

test('an island that takes the place of the highlighted one is highlighted', () => {
  const { $state, $highlight, point } = createFollowing();
  $state.set({ islands: [rowOf('#inner')] });
  point('#inner');
  $state.set({ islands: [rowOf('#a')] });
  expect($highlight.get()).toBe('#a');
});

test('nothing is followed after the end', () => {
  const { $state, $highlight, ending, point } = createFollowing();
  ending.abort();
  point('#inner');
  $state.set({ islands: [rowOf('#a')] });
  expect($highlight.get()).toBeUndefined();
});
