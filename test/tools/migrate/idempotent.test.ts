import { expect, test } from 'vitest';
import { fileToSource } from '../../../tools/check/sources/index.ts';
import { applyEdits } from '../../../tools/fixtures/edits.ts';
import { ORIGINS } from '../../../tools/migrate/origins/index.ts';
import { scanSource } from '../../../tools/migrate/scan-source.ts';
import { fc, runs } from '../../support/properties.ts';

const RULES = new Set(['required', 'length']);

const scan = (text: string) => scanSource(fileToSource('page.html.twig', text), ORIGINS, RULES);

const NAMES = (
  'class href id data-ajax data-confirm data-prefetch data-ajax-begin data-ajax-success data-ajax-update data-val-required data-val-own data-toggle data-bs-target data-bs-dismiss ' +
  'data-turbo data-turbo-confirm data-turbo-prefetch data-turbo-method data-turbo-frame hx-get hx-target hx-select hx-swap hx-push-url hx-boost data-hx-boost hx-vals'
).split(' ');

const VALUES = ['', 'true', 'false', '#list', '/a', 'outerHTML', 'a b', '{{ value }}', 'modal', 'collapse'];

const attribute = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES), fc.constantFrom('"', "'", 'none', 'bare'))
  .map(([name, value, quote]) => {
    if (quote === 'none') return name;
    return quote === 'bare' && /^[\w#/]+$/.test(value) ? `${name}=${value}` : `${name}="${value}"`;
  });

const token = fc.oneof(
  { weight: 9, arbitrary: attribute },
  { weight: 1, arbitrary: fc.constantFrom('{% if a %}disabled{% endif %}', '{{ attributes }}') },
);

const tag = fc
  .tuple(
    fc.constantFrom('a', 'form', 'button', 'div', 'nav', 'meta', 'turbo-frame'),
    fc.uniqueArray(token, { maxLength: 7, selector: (text) => text.split('=')[0] }),
    fc.constantFrom(' ', '\n  ', '\r\n\t'),
  )
  .map(([name, tokens, space]) => `<${[name, ...tokens].join(space)}>é</${name}>`);

const page = fc.array(tag, { minLength: 1, maxLength: 4 }).map((tags) => tags.join('\n'));

test('a second run changes nothing, and finds all that the first one left', () => {
  let changes = 0;
  fc.assert(
    fc.property(page, (before) => {
      const found = scan(before);
      const edits = found.flatMap((one) => one.edits);
      changes += edits.length;
      const after = applyEdits(before, edits);
      const again = scan(after);
      expect(again.flatMap((one) => one.edits)).toEqual([]);
      const left = found.filter(({ status }) => status === 'by-hand' || status === 'missing');
      expect(again.filter(({ status }) => status !== 'stays').map(({ rule }) => rule.old)).toEqual(
        left.map(({ rule }) => rule.old),
      );
    }),
    { numRuns: runs(300) },
  );
  expect(changes).toBeGreaterThan(20);
});
