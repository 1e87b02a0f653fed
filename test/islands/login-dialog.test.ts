import { RequestError } from '#runtime/requests/request-error.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { isLogin, loginUrl } from '../../islands/login-dialog/address.ts';
import { findField, readLoginForm } from '../../islands/login-dialog/form.ts';
import { loginRejection } from '../../islands/login-dialog/rejection.ts';
import { find, goTo, showPage } from '../support/page.ts';

beforeEach(() => {
  showPage('', { lang: 'nl-BE', app: '/shop' });
  goTo('/shop/nl/cart?a=1&b=2');
});

describe('the address of the login [ERR-01]', () => {
  test('has the application’s root, the culture and the way back', () => {
    expect(loginUrl().href).toBe(
      'http://localhost:3000/shop/nl/security/login?returnUrl=%2Fshop%2Fnl%2Fcart%3Fa%3D1%26b%3D2',
    );
  });

  test.each(['/shop/nl/security/login', '/shop/fr/Security/Login', '/shop/nl/security/code?x'])(
    'is one of the login: %s',
    (url) => expect(isLogin(url)).toBe(true),
  );

  test.each(['/shop/nl/cart', '/nl/security/login', '/shop/nl/cart/security/login', '/shop'])(
    'is none of the login: %s',
    (url) => expect(isLogin(url)).toBe(false),
  );
});

describe('a form of the login [ERR-01]', () => {
  const read = (html: string) => {
    showPage(html);
    return readLoginForm(find<HTMLFormElement>('form'), document.querySelector<HTMLElement>('button'));
  };

  test('is sent as the browser would send it', () => {
    const sending = read('<form method="post" action="/in"><input name="Email" value="a@b.be"></form>')!;
    expect(sending.url.pathname).toBe('/in');
    expect(String(sending.body)).toBe('Email=a%40b.be');
  });

  test('has its button’s address and method first', () => {
    const html =
      '<form action="/in"><button formaction="/other" formmethod="post" name="by" value="b">x</button></form>';
    expect(read(html)!.url.pathname).toBe('/other');
  });

  test.each([
    ['reads', '<form action="/search"></form>'],
    ['goes to another site', '<form method="post" action="https://idp.example/in"></form>'],
  ])('that %s is the browser’s', (_what, html) => expect(read(html)).toBeUndefined());

  test.each([
    [
      'the field that is wrong',
      '<input id="a" value=""><input id="b" class="input-validation-error" value="x">',
      'b',
    ],
    ['the first that is empty', '<input type="hidden" id="h"><input id="a" value="x"><input id="b">', 'b'],
    ['the first when all are filled', '<input id="a" value="x"><input id="b" value="y">', 'a'],
  ])('goes on at %s', (_what, html, id) => {
    showPage(html);
    expect(findField(document.body)?.id).toBe(id);
  });
});

describe('what the server says of a refused login [ERR-01]', () => {
  const message = (status: number, body: string) =>
    loginRejection(new RequestError('status', '/in', { status, body }));

  test.each([
    ['of JSON', '{"Message":"<b>Non</b>"}', '<b>Non</b>'],
    ['of a fragment, as text', ' <p>Trop\n <b>tard</b></p>', 'Trop tard'],
  ])('is the sentence %s', (_what, body, text) => expect(message(401, body)).toBe(text));

  test.each([
    ['nothing', 401, ''],
    ['JSON without a sentence', 400, '{"Code":3}'],
    ['a whole page of text', 403, 'x'.repeat(301)],
    ['the trace of an error', 500, 'NullReferenceException'],
  ])('is nothing for visitors when it is %s', (_what, status, body) =>
    expect(message(status, body)).toBeUndefined(),
  );
});
