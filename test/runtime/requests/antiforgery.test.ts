import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findToken, isTokenField, renewField, tokenFields } from '#runtime/requests/antiforgery.ts';
import { showPage } from '../../support/page.ts';

const field = (value: string, name = '__RequestVerificationToken') =>
  `<input type="hidden" name="${name}" value="${value}">`;
const meta = (content: string, name = 'csrf-token') => `<meta name="${name}" content="${content}">`;
const cookies = ['csrftoken', 'XSRF-TOKEN', 'csrftoken-of-others', 'shop'];

const forgetCookies = () => {
  for (const name of cookies) document.cookie = `${name}=; max-age=0; path=/`;
};

beforeEach(() => {
  document.head.replaceChildren();
  showPage('');
  forgetCookies();
});
afterEach(forgetCookies);

/** Shows a page with this head and this cookie. */
function show(head: string, page = '', cookie = ''): void {
  document.head.innerHTML = head;
  showPage(page);
  if (cookie) document.cookie = `${cookie}; path=/`;
}

test('the token of the form that is sent comes first', () => {
  show(meta('page'), `<form>${field('A')}</form>`);
  const body = new URLSearchParams({ __RequestVerificationToken: 'own' });
  expect(findToken(body)).toEqual({ value: 'own', headers: ['RequestVerificationToken'] });
});

test('the page’s token stands in for a form without one', () => {
  show(meta('page'), `<form>${field('A')}</form>`);
  expect(findToken(new FormData())?.value).toBe('page');
  expect(findToken()?.value).toBe('page');
});

describe('what a page holds says whose token it is', () => {
  const all = ['RequestVerificationToken', 'X-CSRF-Token', 'X-CSRFToken'];
  test.each([
    ['ASP.NET, in a form', '', field('t'), '', ['RequestVerificationToken']],
    ['ASP.NET, Laravel, Rails or Django, in the head', meta('t'), '', '', all],
    [
      'Django, in the head, a form and a cookie',
      meta('t'),
      field('u', 'csrfmiddlewaretoken'),
      'csrftoken=v',
      all,
    ],
    ['Django, in a form', '', field('t', 'csrfmiddlewaretoken'), '', ['X-CSRFToken']],
    ['Django, in a cookie', '', '', 'csrftoken=t', ['X-CSRFToken']],
    ['Laravel and Symfony, in a form', '', field('t', '_token'), '', ['X-CSRF-Token']],
    ['Laravel, in an encoded cookie', '', '', 'XSRF-TOKEN=t%3D%3D', ['X-XSRF-TOKEN']],
    ['Rails, in a form', '', field('t', 'authenticity_token'), '', ['X-CSRF-Token']],
    ['Rails with a name of its own', meta('mine', 'csrf-param'), field('t', 'mine'), '', ['X-CSRF-Token']],
    ['Spring', meta('t', '_csrf') + meta('X-MINE', '_csrf_header'), '', '', ['X-MINE']],
    ['Spring, in a form', '', field('t', '_csrf'), '', ['X-CSRF-Token']],
    ['the login of Symfony', '', field('t', '_csrf_token'), '', ['X-CSRF-Token']],
  ])('%s', (_server, head, page, cookie, headers) => {
    show(head, `<form>${page}</form>`, cookie);
    expect(findToken()?.value).toMatch(/^t(==)?$/);
    expect(findToken()?.headers).toEqual(headers);
  });

  test('and nothing is sent where it holds none', () => {
    show('', '<form></form>', 'csrftoken-of-others=x');
    expect(findToken()).toBeUndefined();
  });

  test('a header’s name that is none breaks nothing', () => {
    show(meta('t', '_csrf') + meta('a b:', '_csrf_header'));
    expect(findToken()).toEqual({ value: 't', headers: [] });
  });

  test('what visitors have written in the body names neither header nor token', () => {
    show('', `${meta('evil')}${meta('X-HTTP-Method-Override', '_csrf_header')}${field('t')}`);
    expect(findToken()).toEqual({ value: 't', headers: ['RequestVerificationToken'] });
  });

  test('a field that is named like a property of forms hides nothing', () => {
    show('', `<form><input name="elements"><input name="querySelector">${field('A')}</form>`);
    expect(findToken()?.value).toBe('A');
  });
});

describe('the fields of a token', () => {
  test.each(['__RequestVerificationToken', '_token', 'contact[_token]', 'csrfmiddlewaretoken', '_csrf'])(
    '%s is one',
    (name) => expect(isTokenField(name)).toBe(true),
  );
  test.each(['token', 'Quantity', 'contact[name]'])('%s is none', (name) =>
    expect(isTokenField(name)).toBe(false),
  );

  test('are renewed in a form that was gathered before; one without gets none', () => {
    show(meta('after'));
    const [laravel, none] = [new URLSearchParams('_token=before&a=1'), new FormData()];
    [laravel, none].forEach(renewField);
    expect([String(laravel), [...none]]).toEqual(['_token=after&a=1', []]);
  });
});

describe('the setting', () => {
  /** Imports the module anew with this setting. */
  async function withSetting(antiforgery: object, page = '', cookie = '') {
    const text = JSON.stringify({ antiforgery });
    show(`<script type="application/json" id="archipel-config">${text}</script>`, page, cookie);
    vi.resetModules();
    return import('#runtime/requests/antiforgery.ts');
  }

  test('names field and header, and nothing else is looked for', async () => {
    const page = field('other') + field('mine', 'guard');
    const found = await withSetting({ field: 'guard', header: 'X-Guard' }, page);
    expect(found.findToken()).toEqual({ value: 'mine', headers: ['X-Guard'] });
    expect(found.tokenFields()).toEqual(['guard']);
  });

  test('names a cookie', async () => {
    const found = await withSetting({ cookie: 'shop', header: 'X-Shop' }, '', 'shop=c');
    expect(found.findToken()).toEqual({ value: 'c', headers: ['X-Shop'] });
  });

  test('names a known field or cookie, whose header is known, too', async () => {
    const byField = await withSetting({ field: 'csrfmiddlewaretoken' }, field('t', 'csrfmiddlewaretoken'));
    expect(byField.findToken()).toEqual({ value: 't', headers: ['X-CSRFToken'] });
    const byCookie = await withSetting({ cookie: 'XSRF-TOKEN' }, '', 'XSRF-TOKEN=c');
    expect(byCookie.findToken()).toEqual({ value: 'c', headers: ['X-XSRF-TOKEN'] });
  });

  test('of a field or cookie that is not known goes without a header’s name by the usual one', async () => {
    const byField = await withSetting({ field: 'guard' }, field('t', 'guard'));
    expect(byField.findToken()?.headers).toEqual(['X-CSRF-Token']);
    const byCookie = await withSetting({ cookie: 'shop' }, '', 'shop=c');
    expect(byCookie.findToken()?.headers).toEqual(['X-CSRF-Token']);
  });

  test('of another kind is none', async () => {
    const found = await withSetting({ field: 7, header: ['x'] }, field('t'));
    expect(found.findToken()).toEqual({ value: 't', headers: ['RequestVerificationToken'] });
  });
});

test('a cookie that no server has encoded is read as it is', () => {
  show('', '', 'csrftoken=100%');
  expect(findToken()?.value).toBe('100%');
});

test('an empty token is none, and the next one counts', () => {
  show(meta(''), `<form>${field('')}${field('t', '_token')}</form>`);
  expect(findToken()).toEqual({ value: 't', headers: ['X-CSRF-Token'] });
});

test('a form keeps its fields where the page has no token', () => {
  show('', '<form></form>');
  const body = new URLSearchParams('_token=before');
  renewField(body);
  expect(String(body)).toBe('_token=before');
});

test('a field whose name only contains a token’s is none', () => {
  expect(['_token[0]', 'x_token', 'contact[_token][1]', 'contact[_token]x'].filter(isTokenField)).toEqual([]);
});

test('the known fields are those of six servers', () => {
  expect(tokenFields()).toEqual([
    '__RequestVerificationToken',
    'csrfmiddlewaretoken',
    'authenticity_token',
    '_token',
    '_csrf_token',
    '_csrf',
  ]);
});
