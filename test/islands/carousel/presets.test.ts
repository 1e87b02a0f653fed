import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { mergePreset } from '../../../islands/carousel/presets.ts';
import { props } from '../../../islands/carousel/props.ts';

function readManner(attributes: Record<string, string>) {
  const result = safeParse(props, attributes);
  return result.success ? mergePreset(result.output) : result.issues[0].message;
}

test.each([
  ['brands [CAT-08]', {}, { duration: 0, loop: false, dots: false, arrows: true }],
  ['partners [MKT-01]', { preset: 'partners' }, { duration: 2000, loop: true, dots: false, arrows: true }],
  ['the ticker [NWS-02]', { preset: 'Ticker' }, { duration: 5000, loop: true, dots: true, arrows: false }],
  [
    'what a page overrides',
    { preset: 'partners', duration: '0', loop: 'False', dots: '', arrows: '0' },
    { duration: 0, loop: false, dots: true, arrows: false },
  ],
])('%s', (_what, attributes, manner) => {
  expect(readManner(attributes)).toEqual(manner);
});

test.each([
  [{ preset: 'logos' }, 'one of brands, brands-alternate, partners, ticker'],
  [{ visible: '0' }, 'a number such as 2.5 (a point, no grouping), 1 or more, 8 or less'],
  [{ visible: '12' }, 'a number such as 2.5 (a point, no grouping), 1 or more, 8 or less'],
  [{ duration: '2s' }, 'milliseconds such as 5000, 0 or more'],
])('%o is refused with what is allowed', (attributes, allowed) => {
  expect(readManner(attributes)).toBe(allowed);
});
