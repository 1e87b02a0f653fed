import { beforeEach, describe, expect, test } from 'vitest';
import { createDialog, createPlainLink, parseForDialog, showContent } from '#kit/dialog';
import { find, showPage } from '../../../support/page.ts';

beforeEach(() => showPage('', { lang: 'en' }));

const parse = (text: string) =>
  parseForDialog({ text, policy: '', url: new URL('/fr/shop/piece', location.href).href });

function htmlOf(text: string): string | undefined {
  const content = parse(text);
  if (!content) return undefined;
  const box = document.createElement('div');
  box.append(document.importNode(content, true));
  return box.innerHTML.trim();
}

describe('the content of a dialog', () => {
  test.each([
    ['a fragment', '<p>x</p>', '<p>x</p>'],
    [
      'the container of a page',
      '<!doctype html><body><main>y</main><div data-page><p>x</p></div></body>',
      '<p>x</p>',
    ],
    [
      'the main element of a foreign page',
      '<!doctype html><body><nav>n</nav><main><p>x</p><script>1</script></main></body>',
      '<p>x</p><script>1</script>',
    ],
    [
      'an element with the role of a main one',
      '<!doctype html><body><nav>n</nav><div role="main">x</div></body>',
      'x',
    ],
    [
      'the body of another page, without its scripts',
      '<!doctype html><body><p>x</p><script>1</script></body>',
      '<p>x</p>',
    ],
  ])('is %s (DLG-01)', (_, text, expected) => {
    expect(htmlOf(text)).toBe(expected);
  });

  test.each(['', '<!doctype html><body></body>', '<!doctype html><body><div data-page></div></body>'])(
    'is none on an empty page: %j',
    (text) => expect(parse(text)).toBeUndefined(),
  );

  test('leads where it would have led on its own page', () => {
    expect(htmlOf('<a href="?p=2">x</a>')).toBe('<a href="/fr/shop/piece?p=2">x</a>');
  });
});

describe('the title of a dialog', () => {
  const show = (html: string) => {
    const dialog = createDialog({ title: 'Loading', busy: true });
    showContent(dialog, parse(html)!);
    return { title: find('h2', dialog.element).textContent, body: dialog.body };
  };

  test.each([
    ['<h1> Lists </h1><p>x</p>', 'Lists'],
    ['<h2>Second</h2><h1>First</h1><p>x</p>', 'First'],
    ['<h2>Only</h2><p>x</p>', 'Only'],
  ])('is the heading of its content, which leaves it: %s (DLG-01)', (html, expected) => {
    const { title, body } = show(html);
    expect(title).toBe(expected);
    expect(body.textContent).not.toContain(expected);
    expect(body.textContent).toContain('x');
  });

  test('leaves a heading with an id in the content, hidden, because elements may refer to it', () => {
    const { title, body } = show('<h1 id="it">Lists</h1>');
    expect(title).toBe('Lists');
    expect(find('#it', body).hidden).toBe(true);
  });

  test.each(['<p>x</p>', '<h1> </h1><p>x</p>'])('stays without a text in the content: %s', (html) => {
    const { title, body } = show(html);
    expect(title).toBe('Loading');
    expect(body.innerHTML).toBe(html);
  });

  test('comes with the content: the dialog is busy no more', () => {
    const { body } = show('<p>x</p>');
    expect(body.hidden).toBe(false);
    expect(find('.ar-dialog-content', body.parentElement!.parentElement!).getAttribute('aria-busy')).toBe(
      'false',
    );
  });
});

test('a link of last resort is followed by the browser itself', () => {
  expect(createPlainLink('/fr/x', 'Open <it>').outerHTML).toBe(
    '<a class="no-ajax" href="/fr/x">Open &lt;it&gt;</a>',
  );
});
