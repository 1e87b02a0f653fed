import { beforeEach, expect, test } from 'vitest';
import { markAddress, toBody, unmarkAddress } from '#runtime/ajax/fields.ts';
import { readPlacement } from '#runtime/ajax/options.ts';
import { readOrder } from '#runtime/ajax/order.ts';
import { fromKey, toKey } from '#runtime/ajax/scopes.ts';
import { toQuery } from '#runtime/forms/read.ts';
import { SCRIPT_ADDRESS } from '../../support/hostile.ts';
import { find, goTo, showPage } from '../../support/page.ts';

beforeEach(() => goTo('/fr/list?page=2'));

const at = (address: string) => new URL(address, location.href);
const fields = (entries: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};

test.each(['/a', '/a?b=1', '/a?b=1&c=%20', '/a?b=1#c'])(
  'the mark of a script comes off %s again [FRM-03]',
  (address) => {
    const marked = markAddress(at(address));
    expect(marked.search).toMatch(/[?&]X-Requested-With=XMLHttpRequest$/);
    expect(unmarkAddress(marked.href).href).toBe(at(address).href);
  },
);

test('the mark comes off wherever a server has put it [FRM-03]', () => {
  expect(unmarkAddress(at('/a?b=1&X-Requested-With=XMLHttpRequests').href).search).toContain(
    'XMLHttpRequests',
  );
  expect(unmarkAddress(at('/a?X-Requested-With=XMLHttpRequest&b=1').href).search).toBe('?b=1');
  expect(unmarkAddress(at('/a?b=1&X-Requested-With=XMLHttpRequest&c=2').href).search).toBe('?b=1&c=2');
});

test('lines end as a browser ends them, files go by their names [FRM-04]', () => {
  const query = toQuery(fields({ a: 'one\ntwo\r\nthree\rfour', file: new File(['x'], 'plan.pdf') }));
  expect(query.get('a')).toBe('one\r\ntwo\r\nthree\r\nfour');
  expect(query.get('file')).toBe('plan.pdf');
});

test.each([
  ['', URLSearchParams],
  ['application/x-www-form-urlencoded', URLSearchParams],
  ['multipart/form-data', FormData],
  ['TEXT/PLAIN', FormData],
])('a body of "%s" is %o [FRM-04]', (enctype, type) => {
  const body = toBody(fields({ a: '1' }), 'PUT', enctype);
  expect(body).toBeInstanceOf(type);
  expect([...body.keys()]).toEqual(['a', 'X-Requested-With', 'X-HTTP-Method-Override']);
});

function orderOf(html: string) {
  showPage(html);
  const element = find('form, a');
  return readOrder(element, element.querySelector('button'));
}

test.each([
  ['<form action="/f"></form>', 'GET', '/f?'],
  ['<form action="/f?old=1"><input name="a" value="1"></form>', 'GET', '/f?a=1'],
  ['<form method="post" action="/f?kept=1"></form>', 'POST', '/f?kept=1'],
  ['<form method="post"></form>', 'POST', '/fr/list?page=2'],
  ['<form action="/f" data-ajax-url="/u" data-ajax-method="put"></form>', 'PUT', '/u'],
  [
    '<form action="/f" data-ajax-url="/u"><button formaction="/b" formmethod="post"></button></form>',
    'POST',
    '/b',
  ],
  [
    '<form method="post"><input name="action" value="/x"><input name="method" value="get"></form>',
    'POST',
    '/fr/list?page=2',
  ],
  ['<a href="/l?a=1"></a>', 'GET', '/l?a=1'],
  ['<a href="#" data-ajax-url="/u" data-ajax-method="Delete"></a>', 'DELETE', '/u'],
])('%s asks by %s for %s [FRM-03] [FRM-04]', (html, method, address) => {
  const order = orderOf(html);
  expect([order?.method, order?.url.href]).toEqual([method, at(address).href.replace(/\?$/, '')]);
  expect(order?.isWrite).toBe(method !== 'GET');
});

test.each([
  '<form method="dialog"></form>',
  '<form action="https://elsewhere.example/"></form>',
  '<form action="//elsewhere.example/"></form>',
  `<a href="${SCRIPT_ADDRESS}"></a>`,
  '<form><button formmethod="dialog"></button></form>',
])('%s is the browser’s [FRM-04]', (html) => {
  expect(orderOf(html)).toBeUndefined();
});

test('a request does not use the browser’s cache unless the page says so [FRM-03]', () => {
  expect(orderOf('<a href="/l"></a>')?.request.cache).toBe('no-store');
  expect(orderOf('<a href="/l" data-ajax-cache="True"></a>')?.request.cache).toBe('default');
});

test('a file may take longer than words [FRM-04]', () => {
  expect(orderOf('<form method="post"></form>')?.request.timeout).toBeUndefined();
});

test.each([
  ['', 'default', false],
  ['data-ajax-mode="BEFORE"', 'before', false],
  ['data-ajax-mode="after"', 'after', false],
  ['data-ajax-mode="Replace-With"', 'replace-with', false],
  ['data-ajax-mode="unknown"', 'default', false],
  ['data-ajax-update-parent="True"', 'replace-with', true],
  ['data-ajax-update-parent="true" data-ajax-mode="before"', 'before', true],
])('a place written %s is %s [FRM-03]', (attributes, mode, usesParent) => {
  showPage(`<a data-ajax-update="#a" ${attributes}></a>`);
  const placement = readPlacement(find('a'));
  expect(placement).toEqual({ selector: '#a', mode, usesParent });
});

test.each([
  { selector: '#a .b > c', mode: 'default', usesParent: false },
  { selector: 'parent x', mode: 'replace-with', usesParent: true },
] as const)('a history entry gives a place back as it was: %o [NAV-02]', (placement) => {
  expect(fromKey(toKey(placement))).toEqual(placement);
});

test.each(['', 'x', 'inner #a', '__proto__'])(
  'what others have written into an entry is no place: "%s" [NAV-02]',
  (key) => {
    expect(fromKey(key)).toBeUndefined();
  },
);
