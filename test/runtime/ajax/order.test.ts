import { beforeEach, expect, test } from 'vitest';
import { readOrder, type Order } from '#runtime/ajax/order.ts';
import { find, goTo, showPage } from '../../support/page.ts';

beforeEach(() => goTo('/fr/list'));

function orderOf(html: string): Order | undefined {
  showPage(html);
  const element = find('form, a');
  return readOrder(element, element.querySelector('button'));
}

const form = (attributes: string, button = '') =>
  `<form method="post" action="/f" ${attributes}>${button}</form>`;

test.each([
  ['a form for another window', form('target="_blank"'), false],
  ['a form for a frame', form('target="frame"'), false],
  ['a form for its own window', form('target="_SELF"'), true],
  ['a form with an empty target', form('target=""'), true],
  ['a button for another window', form('', '<button formtarget="_blank"></button>'), false],
  [
    'a button that opens here what the form does not',
    form('target="_blank"', '<button formtarget="_self"></button>'),
    true,
  ],
  [
    'a button without a target in a form for another window',
    form('target="_blank"', '<button></button>'),
    false,
  ],
  ['a link for another window', '<a href="/l" target="_top"></a>', false],
])('%s is an update: %s [FRM-04]', (_what, html, isOurs) => {
  expect(orderOf(html) !== undefined).toBe(isOurs);
});

test.each([
  ['', '', URLSearchParams],
  ['enctype="multipart/form-data"', '', FormData],
  ['', '<button formenctype="multipart/form-data"></button>', FormData],
  [
    'enctype="multipart/form-data"',
    '<button formenctype="application/x-www-form-urlencoded"></button>',
    URLSearchParams,
  ],
  ['enctype="multipart/form-data"', '<button></button>', FormData],
])('a form with %s and %s is encoded as they say [FRM-04]', (attributes, button, type) => {
  expect(orderOf(form(attributes, button))?.request.body).toBeInstanceOf(type);
});

test.each([
  ['POST', undefined],
  ['PUT', 'PUT'],
  ['DELETE', 'DELETE'],
])('a %s is sent as a POST, with the header %s for what HTML lacks [FRM-04]', (method, override) => {
  const order = orderOf(form(`data-ajax-method="${method}"`));
  const body = order?.request.body as URLSearchParams;
  expect([order?.request.method, order?.method]).toEqual(['POST', method]);
  expect(order?.request.headers?.['X-HTTP-Method-Override']).toBe(override);
  expect(body.get('X-HTTP-Method-Override')).toBe(override ?? null);
  expect(body.get('X-Requested-With')).toBe('XMLHttpRequest');
});

test('a read has no body, and its address is marked as a script’s [FRM-03]', () => {
  const order = orderOf('<form action=" /f "><input name="a" value="1"></form>');
  expect(order?.request).toEqual({ cache: 'no-store' });
  expect(order?.address.search).toBe('?a=1&X-Requested-With=XMLHttpRequest');
});

test('a write goes to the address as it is written [FRM-04]', () => {
  expect(orderOf(form(''))?.address.href).toBe(new URL('/f', location.href).href);
});

test('spaces around a method do not count, and an empty one is a GET [FRM-04]', () => {
  expect(orderOf('<a href="/l" data-ajax-method=" post "></a>')?.method).toBe('POST');
  expect(orderOf('<a href="/l" data-ajax-method=" "></a>')?.method).toBe('GET');
});

test('a link without an address requests that of the page [FRM-04]', () => {
  expect(orderOf('<a></a>')?.url.pathname).toBe('/fr/list');
});

test('an address is requested without its hash, and shown with it [FRM-03]', () => {
  const order = orderOf('<a href="/l#part"></a>');
  expect([order?.address.hash, order?.url.hash]).toEqual(['', '#part']);
  expect(orderOf(form('').replace('/f', '/f#part'))?.address.hash).toBe('');
});

test.each([
  [new File(['abc'], 'plan.txt'), 600_000],
  [new File([], ''), undefined],
])(
  'an upload has ten minutes, a form whose file is not chosen has no time of its own [FRM-04]: case %#',
  (file, timeout) => {
    showPage(
      '<form method="post" enctype="multipart/form-data"><input name="n" value="text"><input type="file" name="file"></form>',
    );
    const transfer = new DataTransfer();
    transfer.items.add(file);
    find<HTMLInputElement>('[type=file]').files = transfer.files;
    expect(readOrder(find('form'), null)?.request.timeout).toBe(timeout);
  },
);
