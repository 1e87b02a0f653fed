import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseAnswer, parseFragment } from '#runtime/html/parse.ts';

const htmlOf = (content: DocumentFragment | undefined) => {
  const wrapper = document.createElement('div');
  if (content) wrapper.append(content.cloneNode(true));
  return wrapper.innerHTML;
};

const page = (body: string) =>
  `<!DOCTYPE html><html lang="nl"><head><title>T</title></head><body>${body}</body></html>`;

describe('a full page', () => {
  test('is cut down to its container, and its document is kept [NAV-13]', () => {
    const html = page('<header>h</header><main data-page><p>1</p>2</main>');
    const { content, document: parsed } = parseAnswer({ text: html }, '[data-page]');
    expect(htmlOf(content)).toBe('<p>1</p>2');
    expect(parsed?.title).toBe('T');
    expect(parsed?.documentElement.lang).toBe('nl');
  });

  test('without the container has no content [NAV-13]', () => {
    const { content, document: parsed } = parseAnswer({ text: page('<main>login</main>') }, '[data-page]');
    expect(content).toBeUndefined();
    expect(parsed).toBeDefined();
  });

  test('with an empty container has empty content [NAV-13]', () => {
    expect(htmlOf(parseAnswer({ text: page('<main data-page></main>') }, '[data-page]').content)).toBe('');
  });

  test.each([
    '<!doctype html>',
    '\uFEFF<!DOCTYPE html>',
    '\n  <html lang="fr">',
    '<!-- server 3 --><!-- cache\n miss --> <HTML>',
    '<head>',
    '<body class="x">',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>',
    '<br />\n<b>Warning</b>:  Undefined variable $page in <b>/srv/index.php</b> on line <b>3</b><br />\n<!doctype html>',
    'Notice: it’s late\n<!doctype html>',
    '<!--[if IE]><html class="ie"><![endif]--><html lang="fr">',
  ])('is known by its beginning: %j [NAV-13]', (beginning) => {
    const { document: parsed, content } = parseAnswer(
      { text: `${beginning}<main data-page>x</main>` },
      '[data-page]',
    );
    expect(parsed).toBeDefined();
    expect(htmlOf(content)).toBe('x');
  });
});

describe('a fragment', () => {
  test.each([
    '<p>1</p><div data-page="">2</div>',
    '<header>not a head</header>',
    '<!-- <html> --><p>1</p>',
    '<iframe srcdoc="<!doctype html><p>1</p>"></iframe>',
    '<script>const page = "<html>";</script>',
    `${'<script>"<html>"</script>'.repeat(12)}<p>1</p>`,
    '<htmlx></htmlx>',
    'text',
    '',
  ])('is used as it is: %j [NAV-13]', (html) => {
    const { content, document: parsed } = parseAnswer({ text: html }, '[data-page]');
    expect(htmlOf(content)).toBe(html);
    expect(parsed).toBeUndefined();
  });

  test('keeps its leading scripts and styles in their place', () => {
    const html = '<script>first()</script><style>p{}</style><p>1</p>';
    expect(htmlOf(parseFragment(html))).toBe(html);
  });

  test('keeps table rows that stand alone', () => {
    expect(parseFragment('<tr><td>1</td></tr>').querySelector('tr > td')).not.toBeNull();
  });

  test.each(['<p>1</p>', page('<main data-page><p>1</p></main>')])(
    'behind a comment of 9 MB is read as without it: %j',
    (html) => {
      const text = `<!--${'x'.repeat(9_000_000)}-->${html}`;
      expect(parseAnswer({ text }, '[data-page]').content?.querySelector('p')?.textContent).toBe('1');
    },
  );

  test('that begins with many comments is read in no time', () => {
    const html = `${'<!-- template -->\n'.repeat(60)}<p>1</p>`;
    expect(parseAnswer({ text: html }, '[data-page]').content?.querySelector('p')?.textContent).toBe('1');
  });
});

test.each([
  ['a fragment', '<p>1</p><noscript><img src="/pixel"></noscript>'],
  ['a full page', page('<main data-page><p>1</p><noscript><img src="/pixel"></noscript></main>')],
])('what %s says to visitors without scripts is dropped', (_what, html) => {
  expect(htmlOf(parseAnswer({ text: html }, '[data-page]').content)).toBe('<p>1</p>');
});

test('elements of an answer can’t speak for the document by their names; fields keep theirs', () => {
  const html = '<img name="body"><form name="cookie"><input name="title"></form><img name="own">';
  const { content } = parseAnswer({ text: html }, '[data-page]');
  const names = [...content!.querySelectorAll('[name]')].map((element) => element.getAttribute('name'));
  expect(names).toEqual(['title', 'own']);
});

describe('a page that knows nonces', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script nonce="ours"></script>';
    // Browsers hide the attribute of a nonce and leave only the property.
    document.head.querySelector('script')!.nonce = 'ours';
  });
  afterEach(() => document.head.replaceChildren());

  const scripts =
    '<script id="own" nonce="theirs"></script><script id="guessed" nonce="ours"></script><script id="bare"></script>';
  const full = (head = '') =>
    `<!doctype html><html><head>${head}</head><body><main data-page>${scripts}</main></body></html>`;
  const policy = "default-src 'none'; script-src 'self' 'nonce-theirs'";

  test.each([
    ['a fragment with a policy', scripts, policy, ['own']],
    ['a fragment without one', scripts, undefined, []],
    ['a fragment whose policy names no nonce', scripts, "script-src 'self'", []],
    ['a page with a policy', full(), policy, ['own']],
    ['a page without one, by its first script', full('<script nonce="theirs"></script>'), undefined, ['own']],
    ['a page whose policy names no nonce', full('<script nonce="theirs"></script>'), "script-src 'self'", []],
  ])('leaves nonces to the scripts that %s names', (_what, text, given, expected) => {
    const { content } = parseAnswer({ text, ...(given && { policy: given }) }, '[data-page]');
    expect([...content!.querySelectorAll('[nonce]')].map(({ id }) => id)).toEqual(expected);
  });
});

test('a page without nonces leaves scripts as they are', () => {
  expect(htmlOf(parseFragment('<script nonce="x"></script>'))).toBe('<script nonce="x"></script>');
});

test('a fragment without a nonce is parsed without a search of the page', () => {
  const search = vi.spyOn(document, 'querySelector');
  parseFragment('<b>1</b>');
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});
