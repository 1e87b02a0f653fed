import { expect, test } from 'vitest';
import { shrinkScript } from '../../build/shrink.mjs';

const script = (tag) => `export const sum = (first, second) => { return first + second + "${tag}"; };`;
const unique = `t${Date.now()}`;

// The minifier chooses names by the letters of the whole text.
const small = (tag) => new RegExp(`^export const sum=\\((\\w),(\\w)\\)=>\\1\\+\\2\\+"${tag}";$`);

test('many scripts at once are each made smaller, whichever worker has them', async () => {
  const tags = Array.from({ length: 12 }, (_, index) => `${unique}n${index}`);
  const texts = await Promise.all(tags.map((tag) => shrinkScript(script(tag))));
  expect(texts).toEqual(tags.map((tag) => expect.stringMatching(small(tag))));
});

test('a script that cannot be parsed is an error, and the next one is made smaller', async () => {
  await expect(shrinkScript(`const const ${unique}`)).rejects.toThrow(/Unexpected token|Name expected/);
  expect(await shrinkScript(script(`${unique}after`))).toMatch(small(`${unique}after`));
});
