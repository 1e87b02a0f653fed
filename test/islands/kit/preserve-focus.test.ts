import { expect, test } from 'vitest';
import { preserveFocus } from '#kit/preserve-focus.ts';
import { find, showPage } from '../../support/page.ts';

function replaceWith(html: string): void {
  preserveFocus([find('main')], () => {
    const content = document.createRange().createContextualFragment(html);
    find('main').replaceChildren(content);
  });
}

test('what takes the place of the focused element has the focus', () => {
  showPage('<main><p>1</p><div><a href="/a">a</a><a href="/b">b</a></div></main>');
  find('[href="/b"]').focus();
  replaceWith('<p>2</p><div><a href="/a">a</a><a href="/c">c</a></div>');
  expect(document.activeElement).toBe(find('[href="/c"]'));
});

test('where another kind of element has come, or none, what arrived has the focus, once', () => {
  for (const html of ['<div><p>None left.</p><button>b</button></div>', '<div><p>None left.</p></div>']) {
    showPage('<main><div><p>1</p><a href="/a">a</a></div></main>');
    find('a').focus();
    replaceWith(html);
    const content = find('main > div');
    expect(document.activeElement).toBe(content);
    content.blur();
    expect(content.hasAttribute('tabindex')).toBe(false);
  }
});

test('a focus elsewhere stays there, and so does one that was not replaced', () => {
  showPage('<input><main><a href="/a">a</a></main>');
  find('input').focus();
  replaceWith('<a href="/b">b</a>');
  expect(document.activeElement).toBe(find('input'));
});
