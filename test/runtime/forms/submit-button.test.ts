import { expect, test } from 'vitest';
import { SUBMIT_BUTTON } from '#runtime/forms/submit-button.ts';
import { showPage } from '../../support/page.ts';

test('buttons that send a form are found, with and without a type', () => {
  showPage(`<form><button id="a"></button><button id="b" type="submit"></button><button type="button"></button>
    <button type="reset"></button><input id="c" type="submit"><input id="d" type="image"><input type="text"></form>`);
  expect([...document.querySelectorAll(SUBMIT_BUTTON)].map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
