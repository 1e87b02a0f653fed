import { expect, test } from 'vitest';
import type { IslandEntry } from '../../../demo/styleguide/catalogue.ts';
import { readTried } from '../../../demo/styleguide/tried.ts';
import { readCatalogue } from '../../support/catalogue.ts';

const { islands } = (await readCatalogue()) as unknown as { islands: Readonly<Record<string, IslandEntry>> };

const tryIn = (name: string, query: Readonly<Record<string, string>>, state?: string) => {
  const island = islands[name]!;
  const example = (state === undefined ? island : island.states[state]!).example.fr;
  return { example, ...readTried({ name, island, example, culture: 'fr', query }) };
};

const appliedTo = ({ example, apply }: ReturnType<typeof tryIn>) => apply(example);

test('an example without values in the address stays byte for byte', () => {
  for (const name of Object.keys(islands)) {
    const tried = tryIn(name, {});
    expect(appliedTo(tried), name).toBe(tried.example);
    expect(tried.problems).toEqual({});
  }
});

test('values of the address replace those of the example, and a default is left out', () => {
  const html = appliedTo(
    tryIn('banner-slider', {
      'data-duration': '4000',
      'data-animation': 'Slide',
      'data-navigationcontrol': 'false',
    }),
  );
  expect(html).toContain('data-duration="4000"');
  expect(html).not.toContain('data-animation');
  expect(html).not.toContain('data-navigationcontrol');
  expect(html).toContain('data-directioncontrol="true"');
});

test('each form of a field starts with the example’s value, or else with the default', () => {
  const { values } = tryIn('product-list', {});
  expect(values).toMatchObject({
    'data-submit': 'button',
    'data-delay': '1000',
    'data-defaults': '{"sort":"relevance"}',
  });
});

test('a wrong value says what the console says, and is not in the example', () => {
  const tried = tryIn('banner-slider', { 'data-duration': 'two', 'data-animation': 'Fad' });
  expect(tried.problems).toEqual({
    'data-duration': 'data-duration is "two"; expected milliseconds such as 5000, 0 or more.',
    'data-animation': 'data-animation is "Fad"; expected one of Slide, Fade.',
  });
  expect(appliedTo(tried)).toBe(tried.example);
});

test('a required attribute can’t be left empty', () => {
  expect(tryIn('countdown', { 'data-end': '' }).problems['data-end']).toMatch(
    /^data-end is missing; expected /,
  );
});

test.each([
  ['text that is no JSON', '{"sort":', /^data-defaults is .*; expected JSON/],
  ['JSON of another shape', '[1]', /^data-defaults is "\[1\]"; expected an object\.$/],
])('%s has a sentence', (_case, text, sentence) => {
  expect(tryIn('product-list', { 'data-defaults': text }).problems['data-defaults']).toMatch(sentence);
});

test('JSON is written as one attribute, whatever quotes and tags are in it', () => {
  const json = JSON.stringify({ sort: `</script>"it's" & <b>`, é: '{{ 1 }}' });
  const html = appliedTo(tryIn('product-list', { 'data-defaults': json }));
  const [, written = ''] = /data-defaults='([^']*)'/.exec(html) ?? [];
  expect(written).not.toMatch(/[<"]b/);
  expect(
    JSON.parse(written.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&')),
  ).toEqual(JSON.parse(json));
});

test('10,000 characters are too long for an address', () => {
  const tried = tryIn('share', { 'data-networks': 'x'.repeat(10_000) });
  expect(tried.problems['data-networks']).toContain('10000');
  expect(appliedTo(tried)).toBe(tried.example);
});

test('props in a JSON script are written there, as numbers and switches', () => {
  const html = appliedTo(tryIn('map', { 'data-zoom': '9' }));
  expect(html).toMatch(/"zoom": 9\b/);
});

test('an attribute next to a JSON script is changed where it stands', () => {
  const html = appliedTo(tryIn('asset-field', { 'data-crop-width': '300', 'data-max-files': '2' }, 'image'));
  expect(html).toContain('data-crop-width="300"');
  expect(html).toMatch(/"maxFiles": 2\b/);
  expect(html).not.toContain('"cropWidth"');
});

test('a checkbox has one of two states, and a form that is sent unchanged leaves the example as it is', () => {
  for (const name of Object.keys(islands)) {
    const { example, fields, values } = tryIn(name, {});
    const switches = fields.filter(({ kind, choices }) => kind === 'flag' && !choices);
    for (const { attribute } of switches)
      expect(values[attribute], `${name} ${attribute}`).toMatch(/^(?:true|false)$/);
    expect(appliedTo(tryIn(name, values)), name).toBe(example);
  }
});

test('a flag without a default may stay unset, be on and be off', () => {
  const { fields, values } = tryIn('carousel', {});
  const loop = fields.find(({ attribute }) => attribute === 'data-loop');
  expect(loop?.choices).toEqual(['true', 'false']);
  expect(values['data-loop']).toBe('');
  expect(appliedTo(tryIn('carousel', { 'data-loop': 'false' }))).toContain('data-loop="false"');
});
