import { expect, test } from 'vitest';
import type { AddOutcome } from '#stores/cart';
import type { AgainLine } from '../../../islands/order-again/again-lines.ts';
import {
  nextAgainState,
  listLeft,
  idleAgain,
  type AgainState,
} from '../../../islands/order-again/again-state.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';

const lineOf = (name: string): AgainLine => ({ name, payload: { name } });
const start = (names: readonly string[], unsold: readonly string[] = []): AgainState =>
  nextAgainState(idleAgain, { kind: 'start', lines: { lines: names.map(lineOf), unsold } });
const answer = (state: AgainState, kind: AddOutcome['kind'], message?: string): AgainState =>
  nextAgainState(state, { kind: 'answered', outcome: { kind, message } });
const left = (state: AgainState) => listLeft(state).map(({ name, why }) => `${name} ${why}`);

test('an order with nothing to sell is done at once, with what is no longer sold [SAL-03]', () => {
  const state = start([], ['Mug']);
  expect(state.phase).toBe('done');
  expect(left(state)).toEqual(['Mug unsold']);
});

test('a refusal is listed with the server’s words, and the next line follows [SAL-03]', () => {
  const state = answer(answer(start(['A', 'B']), 'rejected', 'Épuisé'), 'added');
  expect(state).toMatchObject({ phase: 'done', added: 1, left: [{ name: 'A', message: 'Épuisé' }] });
});

test('a loss stops; the rest begins with the line that was certainly not added [SAL-03]', () => {
  const lost = answer(start(['A', 'B']), 'lost');
  expect([lost.phase, left(lost)]).toEqual(['done', ['A lost', 'B waiting']]);
  const resumed = nextAgainState(lost, { kind: 'resume' });
  expect(resumed.due.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(left(answer(answer(resumed, 'added'), 'added'))).toEqual([]);
});

test('what was perhaps added is never sent again [SAL-03]', () => {
  const unsure = answer(start(['A', 'B']), 'unsure');
  expect(left(unsure)).toEqual(['A unsure', 'B waiting']);
  expect(nextAgainState(unsure, { kind: 'resume' }).due.map(({ name }) => name)).toEqual(['B']);
});

test.each(chooseSeeds(60))(
  'whatever is answered, each line ends in the cart or in the list, once [SAL-03] (seed %i)',
  (seed) => {
    const random = createRandom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const names = Array.from({ length: 1 + below(6) }, (_, position) => `line ${position}`);
    const kinds = ['added', 'rejected', 'signed-out', 'lost', 'unsure'] as const;
    let state = start(names, ['gone']);
    const sent: string[] = [];
    for (let step = 0; step < 40 && state.due.length > 0; step += 1) {
      if (state.phase === 'done') state = nextAgainState(state, { kind: 'resume' });
      const { name } = state.due[0]!;
      const kind = kinds[below(kinds.length)]!;
      if (kind === 'added' || kind === 'unsure') sent.push(name);
      state = answer(state, kind);
      expect(state.added + listLeft(state).length + (state.phase === 'adding' ? state.due.length : 0)).toBe(
        names.length + 1,
      );
    }
    expect(new Set(sent).size).toBe(sent.length);
  },
);
