import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testValue } from '#validation/engine/plain.ts';
import { evaluateCase, ruleFor, type Case } from './support/cases.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'data', name), 'utf8')) as unknown;

interface Deviation {
  method: string;
  /** Rules of ours that the deviation does not apply to. */
  except?: string[];
  /** The values that deviate; all of the method if omitted. */
  values?: (string | null)[];
  ours: 'valid' | 'invalid';
  reason: string;
}

const { cases } = read('cases.json') as { cases: Case[] };
const deviations = read('deviations.json') as Deviation[];

const isValid = (expected: string) => expected === 'valid' || expected === 'optional';

const fits = (pattern: string, text: string) => pattern === '*' || pattern === text;

function findDeviation(row: Case, ours: boolean): Deviation | undefined {
  return deviations.find(
    (one) =>
      fits(one.method, row.method) &&
      !(one.except ?? []).includes(ruleFor(row)!.rule) &&
      (one.ours === 'valid') === ours &&
      (!one.values || one.values.includes(row.value as string | null)),
  );
}

const used = new Set<Deviation>();
const methods = [...new Set(cases.map(({ method }) => method))];

describe('every recorded case is decided as its source does, or is a listed deviation', () => {
  test.each(methods)('%s [VAL-02] [VAL-16] [VAL-17]', async (method) => {
    const rows = cases.filter((row) => row.method === method && ruleFor(row));
    const wrong: unknown[] = [];
    for (const row of rows) {
      const ours = await evaluateCase(row);
      if (ours === isValid(row.expected)) continue;
      const deviation = findDeviation(row, ours);
      if (deviation) used.add(deviation);
      else wrong.push([row.value, row.args, row.expected, row.otherValue ?? '']);
    }
    expect(wrong).toEqual([]);
  });

  test('no listed deviation is out of date', () => {
    expect(deviations.filter((one) => !used.has(one))).toEqual([]);
    expect(deviations.every(({ reason }) => reason.length > 20)).toBe(true);
  });

  test('what has no rule of ours is known', () => {
    const without = methods.filter((method) => !cases.some((row) => row.method === method && ruleFor(row)));
    expect(without).toEqual([
      'remote',
      'require_from_group',
      'skip_or_fill_minimum',
      'stdnum.at.vnr',
      'stdnum.de.passport',
      'stdnum.de.pwnr',
      'stdnum.de.svnr',
      'stdnum.es.nss',
      'stdnum.it.aic',
      'stdnum.nl.onderwijsnummer',
    ]);
  });
});

test('a rule that is not there is refused by name', async () => {
  await expect(testValue('nosuch', 'x')).rejects.toThrow('There is no rule "nosuch".');
});
