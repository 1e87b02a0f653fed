import { describe, expect, test } from 'vitest';
import { resolveChoice } from '../../../islands/address-picker/choice.ts';
import { createRandom } from '../../support/random.ts';
import { chooseSeeds } from '../../support/seeds.ts';

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

/** An address book on the server that two tabs change, and a tab whose reads arrive late. */
class Scenario {
  private next = 3;
  private book = ['1', '2'];
  private known = ['1', '2'];
  private chosen: string | undefined = '1';
  private saved: { id: string | undefined } | undefined;
  private latest: string | undefined = '1';
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = createRandom(seed);
  }

  private draw = (count: number) => Math.floor(this.random() * count);

  private add(): string {
    const id = String(this.next++);
    this.book = [...this.book, id];
    return id;
  }

  private save(): void {
    const id = this.add();
    this.saved = { id: this.draw(2) === 0 ? id : undefined };
    this.latest = this.saved.id;
  }

  private remove(): void {
    const position = this.draw(this.book.length);
    this.book = this.book.filter((_, index) => index !== position);
  }

  private press(): void {
    if (this.known.length === 0) return;
    this.chosen = this.known[this.draw(this.known.length)];
    this.saved = undefined;
    this.latest = this.chosen;
  }

  private arrive(): void {
    const [now, before] = [[...this.book], this.chosen];
    const { known, chosen, saved, latest } = this;
    const choice = resolveChoice({ known, now, chosen, written: now[0], saved });
    expect(choice.chosen === undefined || now.includes(choice.chosen)).toBe(true);
    if (choice.isGone) expect(now).not.toContain(before);
    if (latest !== undefined && now.includes(latest))
      expect(choice).toEqual({ chosen: latest, isGone: false });
    this.known = now;
    this.chosen = choice.chosen;
    this.saved = undefined;
    this.latest = choice.chosen;
  }

  run(steps: number): void {
    const moves = [this.save, this.add, this.remove, this.press, this.arrive];
    for (let step = 0; step < steps; step += 1) moves[this.draw(moves.length)]!.call(this);
  }
}

test.each(chooseSeeds(60))(
  'the newest wish is chosen while it exists, whatever tabs and late answers do: game %i [CHK-02]',
  (seed) => {
    new Scenario(seed).run(40);
  },
);
