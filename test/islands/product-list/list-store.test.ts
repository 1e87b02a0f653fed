import { expect, test } from 'vitest';
import {
  EMPTY_STATE,
  reduceList,
  type ListEvent,
  type ProductListState,
  type Submit,
} from '../../../islands/product-list/list-store.ts';
import { fc, runs } from '../../support/properties.ts';

const order = { form: null, isElsewhere: false, facet: 'Brand' };
const CHOICE = { type: 'choose', order } as const;

/** Reduces events in order; returns the last state and the effects of the last event. */
function play(submit: Submit, events: readonly ListEvent[]) {
  let state: ProductListState = EMPTY_STATE;
  let effects: readonly { type: string }[] = [];
  for (const event of events) [state, effects] = reduceList(state, event, submit);
  return { state, effects: effects.map(({ type }) => type) };
}

test.each([
  ['change', [CHOICE], ['stop-delay', 'apply']],
  ['delay', [CHOICE], ['stop-delay', 'start-delay']],
  ['delay', [CHOICE, { type: 'delay-over', order }], ['apply']],
  ['button', [CHOICE], ['fetch-counts']],
  ['change', [{ type: 'open-drawer' }, CHOICE], ['fetch-counts']],
  ['button', [{ type: 'choose', order: { ...order, facet: undefined } }], []],
  ['change', [{ type: 'choose', order: { ...order, isElsewhere: true } }], []],
] satisfies [Submit, ListEvent[], string[]][])(
  'with submit by %s, a choice is applied, delayed or counted [CAT-03] [CAT-04]: %j',
  (submit, events, expected) => {
    expect(play(submit, events).effects).toEqual(expected);
  },
);

test('a list that comes overwrites the fields, unless choices in them are still to be applied [CAT-03]', () => {
  expect(play('delay', [{ type: 'render' }]).effects).toContain('write-fields');
  expect(play('delay', [CHOICE, { type: 'render' }]).effects).not.toContain('write-fields');
  expect(play('delay', [CHOICE, { type: 'leave' }, { type: 'render' }]).effects).toContain('write-fields');
  expect(play('change', [{ type: 'open-drawer' }, { type: 'render' }]).effects).not.toContain('write-fields');
});

test('only the end of the newest request gives the fields back, and not while Back is under way [NAV-11]', () => {
  const requests = [
    { type: 'request', url: '/1' },
    { type: 'request', url: '/2' },
  ] as const;
  const end = (url: string, isAway = false) =>
    play('change', [...requests, { type: 'complete', url, isAway }]);
  expect(end('/1')).toEqual({ state: { ...EMPTY_STATE, requested: '/2' }, effects: [] });
  expect(end('/2')).toEqual({ state: EMPTY_STATE, effects: ['write-fields'] });
  expect(end('/2', true)).toEqual({ state: EMPTY_STATE, effects: [] });
});

test('the drawer’s button applies its choices and closes it; Back closes it and drops them [CAT-05]', () => {
  const opened = { type: 'open-drawer' } as const;
  expect(play('change', [opened, { type: 'submit', order }]).effects).toEqual([
    'stop-delay',
    'apply',
    'close-drawer',
  ]);
  expect(play('change', [opened, { type: 'move', isSamePage: true }]).effects).toEqual([
    'close-drawer',
    'stop-delay',
    'write-fields',
  ]);
  const requested = { type: 'request', url: '/2' } as const;
  const [, effects] = reduceList(
    play('change', [opened, requested]).state,
    { type: 'close-drawer' },
    'change',
  );
  expect(effects).toContainEqual({ type: 'write-fields', url: '/2' });
});

const EVENTS: readonly ListEvent[] = [
  CHOICE,
  { type: 'submit', order },
  { type: 'delay-over', order },
  { type: 'request', url: '/1' },
  { type: 'already-shown' },
  { type: 'complete', url: '/1', isAway: false },
  { type: 'fail', retry: () => {} },
  { type: 'render' },
  { type: 'open-drawer' },
  { type: 'close-drawer' },
  { type: 'move', isSamePage: true },
  { type: 'leave' },
];

const sequences = fc.array(fc.constantFrom(...EVENTS), { maxLength: 100, size: 'max' });

test('whatever happens, a delay that was started is stopped or over before choices count as applied [CAT-03]', () => {
  fc.assert(
    fc.property(sequences, (events) => {
      let state = EMPTY_STATE;
      let isRunning = false;
      for (const event of events) {
        if (event.type === 'delay-over' && !isRunning) continue;
        const [next, effects] = reduceList(state, event, 'delay');
        if (event.type === 'delay-over') isRunning = false;
        for (const { type } of effects) if (type.endsWith('-delay')) isRunning = type === 'start-delay';
        expect(next.isDelayed, event.type).toBe(isRunning);
        state = next;
      }
    }),
    { numRuns: runs(100) },
  );
});
