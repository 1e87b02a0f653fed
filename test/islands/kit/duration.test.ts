import { expect, test } from 'vitest';
import { readDuration } from '#kit/duration.ts';
import { find, showPage } from '../../support/page.ts';

test.each([
  ['300ms', 300],
  ['0.15s', 150],
  ['0s', 0],
  ['', 0],
  ['-1s', 0],
  ['soon', 0],
])('"%s" is %d ms [DLG-03]', (text, milliseconds) => {
  showPage('<p></p>');
  find('p').style.setProperty('--length', text);
  expect(readDuration(find('p'), '--length')).toBe(milliseconds);
});
