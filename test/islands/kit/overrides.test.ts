import { expect, test } from 'vitest';
import { createOverrides } from '#kit/overrides.ts';
import { find, showPage } from '../../support/page.ts';

test('attributes are as the server wrote them after any number of changes', () => {
  const html = '<p id="p" hidden="until-found"></p>';
  showPage(html);
  const overrides = createOverrides();
  overrides.set(find('p'), 'hidden', null);
  overrides.set(find('p'), 'hidden', '');
  overrides.set(find('p'), 'role', 'tab');
  expect(find('p').getAttribute('role')).toBe('tab');
  overrides.restore();
  expect(document.body.innerHTML).toBe(html);
});

test('classes are in the server’s order again, and there is no attribute where there was none', () => {
  const html = '<p class="fade show active"></p><b></b>';
  showPage(html);
  const overrides = createOverrides();
  overrides.toggleClass(find('p'), 'show', false);
  overrides.toggleClass(find('p'), 'show', true);
  overrides.toggleClass(find('p'), 'active', false);
  overrides.toggleClass(find('b'), 'show', true);
  overrides.restore();
  expect(document.body.innerHTML).toBe(html);
});

test('a class that others gave meanwhile is left alone', () => {
  showPage('<p class="a"></p>');
  const overrides = createOverrides();
  overrides.toggleClass(find('p'), 'show', true);
  find('p').classList.add('theirs');
  overrides.restore();
  expect(find('p').className).toBe('a theirs');
});
