import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewDocument } from '#runtime/requests/renew-document.ts';
import { requestHtml } from '#runtime/requests/request.ts';
import { find, goTo, showPage } from '../../support/page.ts';
import { answer, stubServer } from '../../support/server.ts';

const root = document.documentElement;
const token = (value: string) => `<input name="_token" value="${value}">`;

const page = (body: string, user = '', head = '<meta name="csrf-token" content="new">') =>
  `<!doctype html><html ${user}><head>${head}</head><body>${body}</body></html>`;

beforeEach(() => {
  document.head.innerHTML = '<meta name="csrf-token" content="old">';
  root.removeAttribute('data-user');
  goTo('/shown');
  showPage('');
});
afterEach(() => {
  document.head.replaceChildren();
  root.removeAttribute('data-user');
  vi.unstubAllGlobals();
});

/** Renews the document from a fresh copy of the shown page. */
function renewFrom(html: string) {
  const server = stubServer(() => answer(html));
  return { ...server, renewed: renewDocument(undefined) };
}

describe('after a login', () => {
  test('the shown page is fetched for its tokens, and its landing where there is one', async () => {
    const fetched = renewFrom(page(''));
    await fetched.renewed;
    expect(fetched.requests.map(({ url }) => url.pathname)).toEqual(['/shown']);
    const { requests } = stubServer(() => answer(page('')));
    const landing = await requestHtml('/account');
    await renewDocument(landing);
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/account']);
  });

  test('a landing that is no whole page does not count', async () => {
    const { requests } = stubServer(({ pathname }) => answer(pathname === '/part' ? '<p></p>' : page('')));
    await renewDocument(await requestHtml('/part'));
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/part', '/shown']);
  });

  test('tokens of the head and of forms are those of the fresh page', async () => {
    showPage(`<form action="/a">${token('old')}</form><form>${token('old')}</form>${token('old')}`);
    await renewFrom(page(`<form action="/a">${token('of a')}</form><form>${token('of none')}</form>`))
      .renewed;
    expect(find<HTMLMetaElement>('meta').content).toBe('new');
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(['of a', 'of none', 'of none']);
  });

  test('a form that the fresh page lacks has the token of the page, also after its reset', async () => {
    showPage(`<form action="/b">${token('old')}</form>`);
    await renewFrom(page(`<form action="/a">${token('of a')}</form>`)).renewed;
    find<HTMLFormElement>('form').reset();
    expect(find<HTMLInputElement>('input').value).toBe('new');
  });

  test('a fresh page without a token leaves those of the shown one', async () => {
    showPage(`<form>${token('old')}</form>`);
    await renewFrom(page('<p></p>', '', '')).renewed;
    expect(find<HTMLInputElement>('input').value).toBe('old');
    expect(find<HTMLMetaElement>('meta').content).toBe('old');
  });

  test('a document without a head’s token gets its forms’ tokens', async () => {
    document.head.replaceChildren();
    showPage(`<form>${token('old')}</form>`);
    await renewFrom(page('')).renewed;
    expect(find<HTMLInputElement>('input').value).toBe('new');
  });

  test('parts outside the page are renewed, what is typed in the page stays', async () => {
    const header = (name: string) => `<header data-page-part="account">${name}</header>`;
    const inner = (text: string) => `<main data-page><p data-page-part="list">${text}</p></main>`;
    showPage(header('Sign in') + inner('old'));
    await renewFrom(page(header('Claire') + inner('new'))).renewed;
    expect([find('header').textContent, find('p').textContent]).toEqual(['Claire', 'old']);
  });
});

describe('the visitor is still the same', () => {
  test.each([
    ['who was unknown before', null, 'data-user="claire"', true, 'claire'],
    ['whose name is the same', 'claire', 'data-user="claire"', true, 'claire'],
    ['unless another one has signed in', 'claire', 'data-user="daan"', false, 'daan'],
    ['unless none has', 'claire', '', false, null],
    ['on a page that names none', null, '', true, null],
  ])('%s', async (_who, before, user, expected, after) => {
    if (before) root.setAttribute('data-user', before);
    expect(await renewFrom(page('', user)).renewed).toBe(expected);
    expect(root.getAttribute('data-user')).toBe(after);
  });

  test.each([
    ['the server fails', () => answer('', { status: 500 })],
    ['the server wants a login again', () => answer('', { status: 401 })],
    ['the answer is no whole page', () => answer('<p></p>')],
  ])('is unknown when %s, and the document stays as it is', async (_what, serve) => {
    stubServer(serve);
    root.setAttribute('data-user', 'claire');
    expect(await renewDocument(undefined)).toBe(false);
    expect(root.getAttribute('data-user')).toBe('claire');
    expect(find<HTMLMetaElement>('meta').content).toBe('old');
  });
});
