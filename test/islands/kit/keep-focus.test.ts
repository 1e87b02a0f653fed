import { expect, test } from 'vitest';
import { keepFocus } from '#kit/keep-focus.ts';
import { find, showPage } from '../../support/page.ts';

function replaceWith(html: string): void {
  keepFocus([find('main')], () => {
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

test('another kind of element does not get it', () => {
  showPage('<main><a href="/a">a</a></main>');
  find('a').focus();
  replaceWith('<button>b</button>');
  expect(document.activeElement).toBe(document.body);
});

test('a focus elsewhere stays there, and so does one that was not replaced', () => {
  showPage('<input><main><a href="/a">a</a></main>');
  find('input').focus();
  replaceWith('<a href="/b">b</a>');
  expect(document.activeElement).toBe(find('input'));
});
