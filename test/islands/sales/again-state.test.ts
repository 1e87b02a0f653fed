import { expect, test } from 'vitest';
import type { AddOutcome } from '#stores/cart';
import type { AgainLine } from '../../../islands/order-again/again-lines.ts';
import {
  nextAgainState,
  listLeft,
  idleAgain,
  type AgainState,
} from '../../../islands/order-again/again-state.ts';
import { fc, runs } from '../../support/properties.ts';

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

const kinds = fc.constantFrom('added', 'rejected', 'signed-out', 'lost', 'unsure');

test('whatever is answered, each line ends in the cart or in the list, once [SAL-03]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.array(kinds, { maxLength: 40, size: 'max' }),
      (count, answers) => {
        const names = Array.from({ length: count }, (_, position) => `line ${position}`);
        let state = start(names, ['gone']);
        const sent: string[] = [];
        for (const kind of answers) {
          if (state.due.length === 0) break;
          if (state.phase === 'done') state = nextAgainState(state, { kind: 'resume' });
          const { name } = state.due[0]!;
          if (kind === 'added' || kind === 'unsure') sent.push(name);
          state = answer(state, kind);
          const due = state.phase === 'adding' ? state.due.length : 0;
          expect(state.added + listLeft(state).length + due).toBe(names.length + 1);
        }
        expect(new Set(sent).size).toBe(sent.length);
      },
    ),
    { numRuns: runs(300) },
  );
});
