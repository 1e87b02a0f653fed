import { expect, test } from 'vitest';
import type { Field } from '../../../demo/own-islands/live-form/props.ts';
import { applyTrial, revertExample, type LiveFormState } from '../../../demo/own-islands/live-form/state.ts';
import { originOf, queryOf, readForm } from '../../../demo/own-islands/live-form/values.ts';
import { frameOf } from '../../../demo/own-islands/live-form/views.ts';

const field = (attribute: string, more: Partial<Field> = {}): Field => ({
  attribute,
  key: attribute.slice('data-'.length),
  kind: 'text',
  meaning: '',
  isRequired: false,
  ...more,
});

const duration = field('data-duration', { usual: '0', written: '6000' });
const animation = field('data-animation', { usual: 'Slide' });

test('a value comes from the default, from the example, or from the editor', () => {
  const values = { 'data-duration': '6000', 'data-animation': 'Slide' };
  expect(originOf(duration, values)).toBe('example');
  expect(originOf(animation, values)).toBe('default');
  expect(originOf(animation, { ...values, 'data-animation': 'Fade' })).toBe('yours');
});

test('the address has the changed values alone, next to culture and state', () => {
  const values = { 'data-duration': '6000', 'data-animation': 'Fade' };
  const query = queryOf([duration, animation], values, { culture: 'nl', state: 'empty' });
  expect(query).toBe('culture=nl&state=empty&data-animation=Fade');
});

test('a form that was filled in before the island is read; of a switch’s two values the last counts', () => {
  const form = new FormData();
  form.append('data-duration', '4000');
  form.append('data-loop', 'false');
  form.append('data-loop', 'true');
  expect(readForm([duration, field('data-loop'), animation], form)).toEqual({
    'data-duration': '4000',
    'data-loop': 'true',
    'data-animation': '',
  });
});

const start: LiveFormState = {
  values: {},
  problems: {},
  language: 'html',
  phase: 'waiting',
  view: 'here',
  shown: { query: 'a', markup: 'A' },
  before: { query: 'a', markup: 'A' },
  isReplaced: false,
  failure: '',
};

test('good values replace the example and its markup', () => {
  const state = applyTrial(start, { query: 'b', problems: {}, markup: 'B' });
  expect(state).toMatchObject({ phase: 'ready', shown: { query: 'b', markup: 'B' }, isReplaced: true });
});

test('with a problem, the example before and its markup stay', () => {
  const state = applyTrial(start, { query: 'b', problems: { x: 'wrong' }, markup: 'A' });
  expect(state).toMatchObject({
    phase: 'ready',
    shown: start.shown,
    isReplaced: false,
    problems: { x: 'wrong' },
  });
});

test('another language changes the markup, and leaves the example on the page', () => {
  expect(applyTrial(start, { query: 'a', problems: {}, markup: '{% a %}' })).toMatchObject({
    isReplaced: false,
  });
});

test('an island that fails brings the example before back, with its sentence', () => {
  const newest = applyTrial(start, { query: 'b', problems: {}, markup: 'B' });
  const reverted = revertExample(newest, 'It failed.');
  expect(reverted).toMatchObject({ shown: start.shown, failure: 'It failed.', isReplaced: true });
  expect(revertExample(reverted, 'It failed again.')).toBe(reverted);
  expect(applyTrial(reverted, { query: 'c', problems: {}, markup: 'C' })).toMatchObject({
    failure: '',
    shown: { query: 'c', markup: 'C' },
    before: start.shown,
  });
});

test('each way to look has its frame; the page itself has none', () => {
  expect(frameOf('here', 'map', 'culture=fr')).toBeUndefined();
  expect(frameOf('phone', 'map', 'culture=fr')).toEqual({
    src: '/styleguide/map/frame?culture=fr',
    width: 375,
  });
  expect(frameOf('slow', 'map', 'culture=fr')).toEqual({ src: '/styleguide/map/frame?culture=fr&view=slow' });
  expect(frameOf('plain', 'map', 'culture=fr')).toEqual({ src: '/styleguide/map/plain?culture=fr' });
});
