import { expect, test } from 'vitest';
import { borrow } from '#kit/borrow.ts';
import { find, showPage } from '../../support/page.ts';

test('attributes are as the server wrote them after any number of changes', () => {
  const html = '<p id="p" hidden="until-found"></p>';
  showPage(html);
  const borrowed = borrow();
  borrowed.set(find('p'), 'hidden', null);
  borrowed.set(find('p'), 'hidden', '');
  borrowed.set(find('p'), 'role', 'tab');
  expect(find('p').getAttribute('role')).toBe('tab');
  borrowed.giveBack();
  expect(document.body.innerHTML).toBe(html);
});

test('classes are in the server’s order again, and there is no attribute where there was none', () => {
  const html = '<p class="fade show active"></p><b></b>';
  showPage(html);
  const borrowed = borrow();
  borrowed.mark(find('p'), 'show', false);
  borrowed.mark(find('p'), 'show', true);
  borrowed.mark(find('p'), 'active', false);
  borrowed.mark(find('b'), 'show', true);
  borrowed.giveBack();
  expect(document.body.innerHTML).toBe(html);
});

test('a class that others gave meanwhile is left alone', () => {
  showPage('<p class="a"></p>');
  const borrowed = borrow();
  borrowed.mark(find('p'), 'show', true);
  find('p').classList.add('theirs');
  borrowed.giveBack();
  expect(find('p').className).toBe('a theirs');
});
