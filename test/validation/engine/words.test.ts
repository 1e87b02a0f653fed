import { expect, test } from 'vitest';
import { countableWords } from '#validation/engine/words.ts';

test.each([
  ['one two', 2],
  ['one<br>two', 2],
  ['<p class="x">one</p><p>two</p>', 2],
  ['one&nbsp;two&#160;three', 3],
  ["don’t (don't) e-mail", 3],
  ['1 < 2', 2],
  ['Größe naïve 東京', 3],
  ['… — !', 0],
  ['<b></b>', 0],
])('the words of %j are %d [VAL-16]', (text, count) => {
  expect(countableWords(text)).toBe(count);
});
