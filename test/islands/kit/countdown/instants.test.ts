import { beforeEach, expect, test, vi } from 'vitest';
import type * as Instants from '#kit/countdown/instants.ts';

let instants: typeof Instants;
beforeEach(async () => {
  vi.resetModules();
  instants = await import('#kit/countdown/instants.ts');
});

const at = (text: string) => Date.parse(text);

test.each([
  ['2026-12-24T18:00:00+01:00', '2026-12-24T17:00:00Z', true],
  ['2026-12-24T18:00:00.0000000+01:00', '2026-12-24T17:00:00Z', true],
  ['2026-12-24T18:00+0100', '2026-12-24T17:00:00Z', true],
  ['2026-12-24T17:00:00Z', '2026-12-24T17:00:00Z', true],
  ['2026-12-24 17:00:00z', '2026-12-24T17:00:00Z', true],
  [' 2026-12-24T18:00:00 ', '2026-12-24T18:00:00Z', false],
  ['2026-12-24T18:00', '2026-12-24T18:00:00Z', false],
])('a moment as servers write it: %s [CAT-09]', (text, time, hasZone) => {
  expect(instants.parseInstant(text)).toEqual({ time: at(time), hasZone });
});

test.each([
  '',
  'tomorrow',
  '24/12/2026 18:00',
  '2026-12-24',
  '2026-13-24T18:00:00Z',
  '2026-12-24T25:00:00Z',
  '1766595600',
])('what is no moment is none: %j', (text) => expect(instants.parseInstant(text)).toBeUndefined());

const END = '2026-12-24T18:00:00+01:00';
const seen = at('2026-12-24T12:00:00Z');

test('with a zone the end needs no clock of the server', () => {
  expect(instants.readDeadline(END, undefined, seen)).toEqual({ end: at(END), offset: 0 });
});

test('the server’s clock says how wrong the visitor’s is [CAT-09]', () => {
  const now = '2026-12-24T16:00:00+01:00';
  expect(instants.readDeadline(END, now, seen)).toEqual({ end: at(END), offset: 3 * 3_600_000 });
});

test('without a zone in both only the difference counts', () => {
  const deadline = instants.readDeadline('2026-12-24T18:00:00', '2026-12-24T17:59:00', seen);
  expect(deadline).toMatchObject({ end: at('2026-12-24T18:00:00Z') });
  const { end, offset } = deadline as { end: number; offset: number };
  expect(end - seen - offset).toBe(60_000);
});

test('a page that was kept for Back does not set the clock back, a clock that was set is believed', () => {
  const read = (now: string) => (instants.readDeadline(END, now, seen) as { offset: number }).offset;
  expect(read('2026-12-24T12:00:10Z')).toBe(10_000);
  expect(read('2026-12-24T11:56:00Z')).toBe(10_000);
  expect(read('2026-12-24T12:00:11Z')).toBe(11_000);
  expect(read('2026-12-24T09:00:00Z')).toBe(-3 * 3_600_000);
});

test.each([
  ['end', 'soon', undefined],
  ['now', END, 'noon'],
  ['zone', '2026-12-24T18:00:00', undefined],
  ['notation', END, '2026-12-24T12:00:00'],
  ['notation', '2026-12-24T18:00:00', END],
])('what can’t be counted down to says what is wrong: %s', (problem, end, now) => {
  expect(instants.readDeadline(end, now, seen)).toBe(problem);
});
