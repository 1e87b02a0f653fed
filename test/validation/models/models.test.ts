import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testValue, type PlainOptions } from '#validation/engine/plain.ts';
import { watchConsole } from '../../support/console.ts';
import { repository } from '../../support/files.ts';
import { showPage } from '../../support/page.ts';
import { fc, runs } from '../../support/properties.ts';
import { CHECK_MODELS } from './check-models.ts';
import { NUMBER_MODELS } from './number-models.ts';
import { TEXT_MODELS } from './text-models.ts';

afterEach(() => vi.restoreAllMocks());

const noOptions = fc.constant<PlainOptions>({});

describe('a rule accepts what its model accepts, and nothing else', () => {
  const models = [...TEXT_MODELS, ...NUMBER_MODELS, ...CHECK_MODELS];
  test.each(models.map((model) => [model.rule, model] as const))(
    '%s [VAL-02] [VAL-16]',
    async (rule, model) => {
      showPage('', { lang: 'fr' });
      const { values, options = noOptions, isValid, validatesEmpty } = model;
      const property = fc.asyncProperty(values, options, async (value, given) => {
        const isSkipped = !validatesEmpty && value.trim() === '';
        expect(await testValue(rule, value, given)).toBe(isSkipped || isValid(value, given));
      });
      await fc.assert(property, { numRuns: runs(200) });
    },
  );
});

test.each([
  ['ipv6', '1.2.3.4::', false],
  ['ipv6', '::1.2.3.4', true],
  ['nippl', '9510594180', false],
  ['nippl', '5260001246', true],
])('what the models have found stays so: %s of %s is %s [VAL-17]', async (rule, value, expected) => {
  expect(await testValue(rule, value)).toBe(expected);
});

const rules = readdirSync(join(repository, 'validation/rules'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'remote');

const PARAMETERS = [
  'min', 'max', 'pattern', 'regex', 'other', 'others', 'value', 'comparator', 'step', 'country', 'countryfield', 'types', 'extension', 'extensions', 'mimtype', 'symbol', 'soft', 'nonalphamin', 'selector',
]; // oxfmt-ignore

const anyText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme' }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1e400',
      '(',
      '[',
      '\u0000',
      '<b>',
      '𝟙',
      '🇧🇪',
      '+32',
      '31/02/2026',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('1', 'a', '<', ' x').map((text) => text.repeat(20_000)) },
);
const anyOptions = fc.record({
  params: fc.dictionary(
    fc.constantFrom(...PARAMETERS),
    fc.oneof(anyText, fc.constantFrom('BE', 'FR', 'US', 'other')),
  ),
  others: fc.dictionary(fc.constantFrom('other', 'gone'), anyText),
  count: fc.option(fc.nat(3), { nil: undefined }),
});

test.each(rules)(
  'whatever is typed and whatever its parameters are, %s says yes, no or why [VAL-15]',
  async (rule) => {
    watchConsole();
    const property = fc.asyncProperty(anyText, anyOptions, async (value, { count, ...options }) => {
      const verdict = await testValue(rule, value, count === undefined ? options : { ...options, count });
      expect(['boolean', 'string']).toContain(typeof verdict);
    });
    await fc.assert(property, { numRuns: runs(30) });
  },
);
