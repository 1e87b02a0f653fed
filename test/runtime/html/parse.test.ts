import { describe, expect, test } from 'vitest';
import { parseAnswer, parseFragment } from '#runtime/html/parse.ts';

const htmlOf = (content: DocumentFragment | undefined) => {
  const place = document.createElement('div');
  if (content) place.append(content.cloneNode(true));
  return place.innerHTML;
};

const page = (body: string) =>
  `<!DOCTYPE html><html lang="nl"><head><title>T</title></head><body>${body}</body></html>`;

describe('a full page', () => {
  test('is cut down to its container, and its document is kept [NAV-13]', () => {
    const { content, document: parsed } = parseAnswer(
      page('<header>h</header><main data-page><p>1</p>2</main>'),
      '[data-page]',
    );
    expect(htmlOf(content)).toBe('<p>1</p>2');
    expect(parsed?.title).toBe('T');
    expect(parsed?.documentElement.lang).toBe('nl');
  });

  test('without the container has no content [NAV-13]', () => {
    const { content, document: parsed } = parseAnswer(page('<main>login</main>'), '[data-page]');
    expect(content).toBeUndefined();
    expect(parsed).toBeDefined();
  });

  test('with an empty container has empty content [NAV-13]', () => {
    expect(htmlOf(parseAnswer(page('<main data-page></main>'), '[data-page]').content)).toBe('');
  });

  test.each([
    '<!doctype html>',
    '\uFEFF<!DOCTYPE html>',
    '\n  <html lang="fr">',
    '<!-- server 3 --><!-- cache\n miss --> <HTML>',
    '<head>',
    '<body class="x">',
  ])('is known by its beginning: %j [NAV-13]', (beginning) => {
    const { document: parsed, content } = parseAnswer(`${beginning}<main data-page>x</main>`, '[data-page]');
    expect(parsed).toBeDefined();
    expect(htmlOf(content)).toBe('x');
  });
});

describe('a fragment', () => {
  test.each([
    '<p>1</p><div data-page="">2</div>',
    '<header>not a head</header>',
    '<!-- <html> --><p>1</p>',
    '<htmlx></htmlx>',
    'text',
    '',
  ])('is used as it is: %j [NAV-13]', (html) => {
    const { content, document: parsed } = parseAnswer(html, '[data-page]');
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

  test('that begins with many comments is read in no time', () => {
    const html = `${'<!-- template -->\n'.repeat(60)}<p>1</p>`;
    expect(parseAnswer(html, '[data-page]').content?.querySelector('p')?.textContent).toBe('1');
  });
});

test.each([
  ['a fragment', '<p>1</p><noscript><img src="/pixel"></noscript>'],
  ['a full page', page('<main data-page><p>1</p><noscript><img src="/pixel"></noscript></main>')],
])('what %s says to visitors without scripts is dropped', (_what, html) => {
  expect(htmlOf(parseAnswer(html, '[data-page]').content)).toBe('<p>1</p>');
});

test('elements of an answer can’t speak for the document by their names; fields keep theirs', () => {
  const html = '<img name="body"><form name="cookie"><input name="title"></form><img name="own">';
  const { content } = parseAnswer(html, '[data-page]');
  const names = [...content!.querySelectorAll('[name]')].map((element) => element.getAttribute('name'));
  expect(names).toEqual(['title', 'own']);
});
