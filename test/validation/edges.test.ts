import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testValue, type PlainOptions } from '#validation/engine/plain.ts';
import { showPage } from '../support/page.ts';

/** A value, or a field with its files, other fields and counts. */
type Example = string | (PlainOptions & { value?: string });

/** Examples at the edges of a rule: what is still valid, and what no longer is. */
interface Edges {
  rule: string;
  params?: Record<string, string>;
  valid: Example[];
  invalid: Example[];
}

const readEdges = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `data/edges-${name}.json`), 'utf8')) as Edges[];

function decide({ rule, params = {} }: Edges, example: Example) {
  const { value = '', ...options } = typeof example === 'string' ? { value: example } : example;
  return testValue(rule, value, { params, ...options });
}

beforeEach(() => showPage('', { lang: 'fr' }));

test.each([
  ['most forms', 'core', '[VAL-01] [VAL-02] [VAL-04] [VAL-14]'],
  ['special forms', 'extra', '[VAL-03] [VAL-16]'],
  ['one country', 'national', '[VAL-17]'],
  ['banks', 'bank', '[VAL-16] [VAL-17]'],
])('the rules of %s decide the edges of their formats, limits and check digits (%s) %s', async (_, name) => {
  const wrong: unknown[] = [];
  for (const edges of readEdges(name)) {
    for (const example of [...edges.valid, ...edges.invalid]) {
      const verdict = await decide(edges, example);
      if (verdict !== edges.valid.includes(example)) wrong.push([edges.rule, edges.params, example]);
    }
  }
  expect(wrong).toEqual([]);
});
