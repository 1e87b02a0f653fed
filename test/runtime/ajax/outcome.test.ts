import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf, messageText, press, watchEvents } from '../../support/ajax.ts';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, jsonAnswer, stubServer } from '../../support/server.ts';

const WRITE = `<form action="/save" method="post" data-ajax="true"><input name="q" value="typed"></form>`;
const READ = '<a href="/list" data-ajax="true" data-ajax-update="#box">x</a><div id="box">Before</div>';

beforeEach(() => {
  goTo('/fr/page');
  showPage(WRITE);
  watchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hasMessage = () => document.querySelector('.ar-ajax-message') !== null;
const role = () => find('.ar-ajax-message').getAttribute('role');
const address = (path: string) => new URL(path, location.href).href;

test('the message of a result is shown at its form, and is part of the event [FRM-06]', async () => {
  const seen = watchEvents(['ajax-success', 'ajax-failure', 'ajax-complete']);
  stubServer(() => jsonAnswer({ Status: 'OK', Message: 'Saved' }));
  await press();
  expect([await messageText(), role()]).toEqual(['Saved', 'status']);
  expect(seen.map(({ name, detail, target }) => [name, detail, target])).toEqual([
    ['ajax-success', { url: address('/save'), status: 200, message: 'Saved' }, find('form')],
    ['ajax-complete', { url: address('/save') }, find('form')],
  ]);
});

test('a result without a text is a success that shows nothing [FRM-06]', async () => {
  const seen = watchEvents(['ajax-success']);
  stubServer(() => jsonAnswer({ Status: 'OK' }));
  await press();
  expect([hasMessage(), seen[0]?.detail['message']]).toEqual([false, '']);
});

test.each([
  ['Not today', 'Not today'],
  ['', 'Failed.'],
])('a result that is an error with the text "%s" shows "%s" [FRM-06]', async (Message, text) => {
  const seen = watchEvents(['ajax-success', 'ajax-failure']);
  const result = { Status: 'Error', Message };
  stubServer(() => jsonAnswer(result));
  await press();
  expect([await messageText(), role()]).toEqual([text, 'alert']);
  const { name, detail } = seen[0]!;
  expect([seen.length, name, detail['url'], detail['status']]).toEqual([
    1,
    'ajax-failure',
    address('/save'),
    200,
  ]);
  expect([failureOf(detail['error']), (detail['error'] as { body?: string }).body]).toEqual([
    ['status', 200],
    JSON.stringify(result),
  ]);
});

test('a result is read from an answer of status 400, and no failure is reported elsewhere [FRM-06]', async () => {
  const seen = watchEvents(['ajax-failure', 'request-error']);
  stubServer(() => jsonAnswer({ Message: 'Too late' }, { status: 400 }));
  await press();
  expect([await messageText(), role()]).toEqual(['Too late', 'alert']);
  expect(seen.map(({ name, detail }) => [name, detail['status']])).toEqual([['ajax-failure', 400]]);
});

test('a write that the server answers by nothing is done, which its form shows [FRM-06]', async () => {
  const seen = watchEvents(['ajax-success']);
  stubServer(() => answer('', { status: 204 }));
  await press();
  expect([await messageText(), role()]).toEqual(['Done.', 'status']);
  expect(seen[0]?.detail).toEqual({ url: address('/save'), status: 204 });
});

test('a page that cancels the event shows itself that a write is done [FRM-06]', async () => {
  watchEvents(['ajax-success'], (event) => event.preventDefault());
  stubServer(() => answer('', { status: 204 }));
  await press();
  expect(hasMessage()).toBe(false);
});

test('204 leaves the target of a write as it is [FRM-06]', async () => {
  showPage(READ.replace('href', 'data-ajax-method="post" href'));
  stubServer(() => answer('', { status: 204 }));
  await press();
  expect([find('#box').textContent, await messageText()]).toEqual(['Before', 'Done.']);
});

test('204 leaves the target of a read as it is, and shows no message [FRM-06]', async () => {
  showPage(READ);
  const seen = watchEvents(['ajax-success']);
  stubServer(() => answer('', { status: 204 }));
  await press();
  expect([find('#box').textContent, hasMessage(), seen.length]).toEqual(['Before', false, 1]);
});

test('an empty answer to a read empties its target, and shows no message [FRM-06]', async () => {
  showPage(READ);
  stubServer(() => answer(''));
  await press();
  expect([find('#box').textContent, hasMessage()]).toEqual(['', false]);
});

test('an answer that fills the target of a write shows no message [FRM-06]', async () => {
  showPage(READ.replace('href', 'data-ajax-method="post" href'));
  stubServer(() => answer('<b>After</b>'));
  await press();
  expect([find('#box').textContent, hasMessage()]).toEqual(['After', false]);
});

test('an answer to a write without a target shows nothing unless it is empty [FRM-06]', async () => {
  const seen = watchEvents(['ajax-success']);
  stubServer(() => answer('<b>After</b>'));
  await press();
  expect([hasMessage(), seen.length, document.querySelector('b')]).toEqual([false, 1, null]);
});

test('an empty answer empties several targets, unless one of them has the form in it [FRM-06]', async () => {
  const boxes = '<p class="box">One</p><p class="box">Two</p>';
  showPage(
    `<div class="box">${WRITE.replace('data-ajax', 'data-ajax-update=".box" data-ajax')}</div>${boxes}`,
  );
  stubServer(() => answer(''));
  await press();
  expect(find('div').contains(find('form'))).toBe(true);
  expect([find('p.box').textContent, await messageText()]).toEqual(['One', 'Done.']);
});

test('a form that its answer has taken away has its events at the document [FRM-01]', async () => {
  showPage(`<div id="box">${WRITE.replace('data-ajax', 'data-ajax-update="#box" data-ajax')}</div>`);
  const seen = watchEvents(['ajax-begin', 'ajax-success', 'ajax-complete']);
  const form = find('form');
  stubServer(() => answer('<b>Thanks</b>'));
  await press();
  expect(seen.map(({ target }) => target)).toEqual([form, document, document]);
});
