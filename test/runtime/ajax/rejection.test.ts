import { beforeEach, expect, test } from 'vitest';
import { readOrder } from '#runtime/ajax/order.ts';
import { renderRejection } from '#runtime/ajax/rejection.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { announced, wholePage } from '../../support/ajax.ts';
import { find, showPage } from '../../support/page.ts';

const FORM = '<form id="f" action="/save" method="post"><input name="q" value="typed"></form>';
const INVALID = '<input name="q" aria-invalid="true">';

const show = (attributes = '', around = 'div') =>
  showPage(
    `<${around} id="box" ${around === 'main' ? 'data-page' : ''}>${FORM.replace('action', `${attributes} action`)}</${around}><p id="other"></p>`,
  );

beforeEach(() => show('data-ajax-update="#box"'));

/** Renders an answer of this status into the box. Returns whether it was inserted. */
function reject(body: string, status = 422, targets = [find('#box')]): boolean {
  const error = new RequestError('status', '/save', { status, body, isHtml: true });
  return renderRejection(error, readOrder(find('form'), null)!, targets);
}

const box = () => find('#box').innerHTML;

test('a rejected form shows the server’s answer, with the focus on its first mistake [FRM-05] [VAL-19]', () => {
  expect(reject(`<p>x</p><form id="f">${INVALID}</form>`)).toBe(true);
  expect([find('#box p').textContent, document.activeElement]).toEqual(['x', find('[aria-invalid]')]);
});

test.each([400, 403, 404, 409, 419, 499])(
  'an answer of status %d that has the form again is shown [FRM-05]',
  (status) => {
    expect(reject(`<form id="f">${INVALID}</form>`, status)).toBe(true);
    expect(document.activeElement).toBe(find('[aria-invalid]'));
  },
);

test.each([200, 303, 399, 401, 500, 503])(
  'an answer of status %d is no rejection of a form [FRM-05]',
  (status) => {
    expect(reject(`<form id="f">${INVALID}</form>`, status)).toBe(false);
    expect(find<HTMLInputElement>('input').value).toBe('typed');
  },
);

test.each([
  ['nothing', ''],
  ['a text', 'Bad request'],
])('a rejection by %s leaves the form as it is [FRM-05]', (_what, body) => {
  expect([reject(body), reject(body, 400)]).toEqual([false, false]);
  expect(find<HTMLInputElement>('input').value).toBe('typed');
});

test('any HTML of a 422 is shown, of another status only what has the form or its target [FRM-05]', () => {
  const before = box();
  expect([reject('<h1>Bad request</h1>', 400), box()]).toEqual([false, before]);
  expect([reject('<h1>Bad request</h1>', 422), box()]).toEqual([true, '<h1>Bad request</h1>']);
});

test('a rejection that has the target again is shown, with or without the form [FRM-05]', () => {
  expect(reject(wholePage('<div id="box"><b>No</b></div>'), 400)).toBe(true);
  expect(box()).toBe('<b>No</b>');
});

test('a form without an id is known by its address [FRM-05]', () => {
  find('form').removeAttribute('id');
  expect(reject(`<form action="/other">${INVALID}</form>`, 400)).toBe(false);
  expect(reject(`<form action="/save">${INVALID}</form>`, 400)).toBe(true);
});

test('a form without id and address is not known again [FRM-05]', () => {
  find('form').removeAttribute('id');
  find('form').removeAttribute('action');
  expect(reject(`<form>${INVALID}</form>`, 400)).toBe(false);
});

test('a link is known by its id, not by an action [FRM-05]', () => {
  showPage(
    '<div id="box"><a href="/del" action="/del" data-ajax-method="post" data-ajax-update="#other">x</a></div>',
  );
  const answerFor = (body: string) => {
    const error = new RequestError('status', '/del', { status: 400, body, isHtml: true });
    return renderRejection(error, readOrder(find('a'), null)!, [find('#box')]);
  };
  expect(answerFor('<form action="/del"></form>')).toBe(false);
  find('a').id = 'link';
  expect(answerFor('<a id="link">Again</a>')).toBe(true);
  expect(find('#box').textContent).toBe('Again');
});

test('an error page with the page’s container is no answer to a form that replaces the page [FRM-05]', () => {
  show('data-ajax-update="main"', 'main');
  expect(reject(wholePage('<h1>Error</h1>'), 400, [find('main')])).toBe(false);
  expect(reject(wholePage(`<form id="f">${INVALID}</form>`), 400, [find('main')])).toBe(true);
  expect(document.activeElement).toBe(find('main [aria-invalid]'));
});

test('the page’s container among other targets proves nothing either [FRM-05]', () => {
  show('data-ajax-update="#box"', 'main');
  expect(reject(wholePage('<p id="box">Error</p>'), 400, [find('#other'), find('main')])).toBe(false);
});

test('a form that adds its answer to a list is replaced by the rejected one, not doubled [FRM-05]', () => {
  show('data-ajax-update="#other" data-ajax-mode="after"');
  expect(reject(`<p>x</p><form id="f">${INVALID}</form>`, 422, [find('#other')])).toBe(true);
  expect([document.querySelectorAll('form').length, find('#other').innerHTML]).toEqual([1, '']);
  expect([document.activeElement, find('#box').querySelector('p')]).toEqual([
    find('#box form > [aria-invalid]'),
    null,
  ]);
});

test('a form that adds to a list is taken out of a whole page as well [FRM-05]', () => {
  show('data-ajax-update="#other" data-ajax-mode="before"');
  expect(reject(wholePage(`<form id="g"></form><form id="f">${INVALID}</form>`), 400, [find('#other')])).toBe(
    true,
  );
  expect([...document.querySelectorAll('form')].map(({ id }) => id)).toEqual(['f']);
  expect(document.activeElement).toBe(find('#box [aria-invalid]'));
});

test('a form that adds to a list stays where the answer has no form for it [FRM-05]', () => {
  show('data-ajax-update="#other" data-ajax-mode="after"');
  expect(reject('<p>No</p>', 422, [find('#other')])).toBe(false);
  expect([find<HTMLInputElement>('input').value, find('#other').innerHTML]).toEqual(['typed', '']);
});

test('a rejection without a target to go to is left alone [FRM-05]', () => {
  expect(reject(`<form id="f">${INVALID}</form>`, 422, [])).toBe(false);
  find('form').removeAttribute('data-ajax-update');
  expect(reject('<form id="g"></form>', 400)).toBe(false);
});

test('messages of a rejecting page are shown, and announced [FRM-05]', () => {
  const part = (text: string) => `<p data-page-part="messages">${text}</p>`;
  document.body.insertAdjacentHTML('beforeend', part('Old'));
  expect(reject(wholePage('<h1>Error</h1>', part('Lost')), 400)).toBe(false);
  expect(find('[data-page-part]').textContent).toBe('Old');
  expect(reject(wholePage(`<div id="box">${INVALID}</div>`, part('Try again')), 400)).toBe(true);
  expect([find('[data-page-part]').textContent, announced()]).toEqual(['Try again', 'Try again']);
});
