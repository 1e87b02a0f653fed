import { expect, test } from 'vitest';
import { shrinkScript } from '../../build/shrink.mjs';

const script = (number) => `export const sum = (first, second) => { return first + second + ${number}; };`;
const unique = Date.now();

test('many scripts at once are each made smaller, whichever worker has them', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => unique + index);
  const texts = await Promise.all(numbers.map((number) => shrinkScript(script(number))));
  expect(texts).toEqual(numbers.map((number) => `export const sum=(o,s)=>o+s+${number};`));
});

test('a script that cannot be parsed is an error, and the next one is made smaller', async () => {
  await expect(shrinkScript(`const const ${unique}`)).rejects.toThrow(/Unexpected token|Name expected/);
  expect(await shrinkScript(script(unique + 100))).toContain('export const sum=');
});
