import { describe, expect, test } from 'vitest';
import { resolveChoice } from '../../../islands/address-picker/choice.ts';
import { fc, runs } from '../../support/properties.ts';

const NOTHING = { known: ['1', '2'], now: ['1', '2'], chosen: '1', written: undefined, saved: undefined };

describe('what is chosen in a list that has arrived [CHK-02]', () => {
  test.each([
    ['what was chosen stays', {}, { chosen: '1', isGone: false }],
    ['what was saved wins', { saved: { id: '2' } }, { chosen: '2', isGone: false }],
    [
      'what is new was saved, where nobody has said its id',
      { now: ['1', '2', '3'], saved: { id: undefined } },
      { chosen: '3', isGone: false },
    ],
    [
      'of two that are new none is guessed',
      { now: ['1', '2', '3', '4'], saved: { id: undefined } },
      { chosen: '1', isGone: false },
    ],
    [
      'saved for something else it is not in this list',
      { now: ['1'], chosen: '2', saved: { id: '2' }, written: '1' },
      { chosen: '1', isGone: true },
    ],
    [
      'what is gone gives way to the server’s choice',
      { now: ['2'], written: '2' },
      { chosen: '2', isGone: true },
    ],
    ['or to none', { now: [] }, { chosen: undefined, isGone: true }],
    ['nothing was chosen, and nothing has gone', { chosen: undefined }, { chosen: undefined, isGone: false }],
  ])('%s', (_title, more, expected) => {
    expect(resolveChoice({ ...NOTHING, ...more })).toEqual(expected);
  });
});

interface AddressBook {
  next: number;
  book: readonly string[];
}

/** A tab whose reads arrive late, and the book on the server that it and another tab change. */
interface AddressTab extends AddressBook {
  known: readonly string[];
  chosen: string | undefined;
  saved: { id: string | undefined } | undefined;
  latest: string | undefined;
}

type Move = (tab: AddressTab) => void;

function add(tab: AddressTab): string {
  const id = String(tab.next++);
  tab.book = [...tab.book, id];
  return id;
}

const save =
  (isKnown: boolean): Move =>
  (tab) => {
    const id = add(tab);
    tab.saved = { id: isKnown ? id : undefined };
    tab.latest = tab.saved.id;
  };

const remove =
  (at: number): Move =>
  (tab) => {
    tab.book = tab.book.filter((_, index) => index !== at % tab.book.length);
  };

const press =
  (at: number): Move =>
  (tab) => {
    if (tab.known.length === 0) return;
    tab.chosen = tab.known[at % tab.known.length];
    tab.saved = undefined;
    tab.latest = tab.chosen;
  };

const arrive: Move = (tab) => {
  const { book: now, known, chosen, saved, latest } = tab;
  const choice = resolveChoice({ known, now, chosen, written: now[0], saved });
  expect(choice.chosen === undefined || now.includes(choice.chosen)).toBe(true);
  if (choice.isGone) expect(now).not.toContain(chosen);
  if (latest !== undefined && now.includes(latest)) expect(choice).toEqual({ chosen: latest, isGone: false });
  tab.known = now;
  tab.chosen = choice.chosen;
  tab.saved = undefined;
  tab.latest = choice.chosen;
};

const named = (name: string, move: Move) => Object.assign(move, { [fc.toStringMethod]: () => name });

const moves = fc.array(
  fc.oneof(
    fc.boolean().map((isKnown) => named(`save(${isKnown})`, save(isKnown))),
    fc.constant(named('add()', (tab) => void add(tab))),
    fc.nat(9).map((at) => named(`remove(${at})`, remove(at))),
    fc.nat(9).map((at) => named(`press(${at})`, press(at))),
    fc.constant(named('arrive()', arrive)),
  ),
  { maxLength: 80, size: 'max' },
);

test('the newest wish is chosen while it exists, whatever tabs and late answers do [CHK-02]', () => {
  fc.assert(
    fc.property(moves, (sequence) => {
      const start = ['1', '2'];
      const tab: AddressTab = {
        next: 3,
        book: start,
        known: start,
        chosen: '1',
        saved: undefined,
        latest: '1',
      };
      for (const move of sequence) move(tab);
    }),
    { numRuns: runs(100) },
  );
});
