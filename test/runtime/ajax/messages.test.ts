import { beforeEach, expect, test } from 'vitest';
import { insertMessages } from '#runtime/ajax/messages.ts';
import { announced } from '../../support/ajax.ts';
import { find, showPage } from '../../support/page.ts';

const showParts = (attributes = '') =>
  showPage(`<div id="box"><div data-page-part="messages" ${attributes}>Old</div></div><p id="other"></p>`);

beforeEach(() => showParts());

const arriving = (content: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = content;
  return page;
};
const pageWith = (messages: string) => arriving(`<div data-page-part="messages">${messages}</div>`);
const insert = (messages: string) => insertMessages(pageWith(messages), [find('#other')]);
const shown = () => find('[data-page-part]').textContent;

test('messages of a page that answers an update are shown, and announced once [FRM-01]', () => {
  expect(insert(' <b>Saved</b> ')).toBe(true);
  expect([shown(), announced()]).toEqual([' Saved ', 'Saved']);
});

test('the messages stay in the answer, which may be inserted, too [FRM-01]', () => {
  const page = pageWith('<b>Saved</b>');
  insertMessages(page, []);
  expect(page.body.textContent).toBe('Saved');
});

test('an answer without messages takes the old ones away, and announces nothing [FRM-01]', () => {
  expect(insert(' \n')).toBe(false);
  expect([shown().trim(), announced()]).toEqual(['', '']);
});

test.each(['aria-live="polite"', 'role="status"', 'role="log"', 'role="alert"'])(
  'a part that screen readers announce by itself (%s) is not announced twice [FRM-01]',
  (attributes) => {
    showParts(attributes);
    expect(insert('<b>Saved</b>')).toBe(true);
    expect([shown(), announced()]).toEqual(['Saved', '']);
  },
);

test('an alert among the messages is not announced twice [FRM-01]', () => {
  expect(insert('<p role="alert">Saved</p>')).toBe(true);
  expect(announced()).toBe('');
});

test('scripts and styles are no part of the announcement [FRM-01]', () => {
  insert('<style>b { color: red }</style><b>Saved</b><script type="application/json">{"a":1}</script>');
  expect(announced()).toBe('Saved');
});

test('messages inside a target are the answer’s own affair [FRM-01]', () => {
  expect(insertMessages(pageWith('New'), [find('#other'), find('#box')])).toBe(false);
  expect(shown()).toBe('Old');
});

test('an answer that has no such part, or is no page, leaves the messages as they are [FRM-01]', () => {
  expect([insertMessages(arriving('<p>x</p>'), []), insertMessages(undefined, [])]).toEqual([false, false]);
  expect(shown()).toBe('Old');
});

test('a page without the part shows no messages [FRM-01]', () => {
  showPage('<p id="other"></p>');
  expect(insert('New')).toBe(false);
  expect(document.body.textContent).toBe('');
});
