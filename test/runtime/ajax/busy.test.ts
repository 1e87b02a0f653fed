import { beforeEach, expect, test } from 'vitest';
import { setFlag, showBusy } from '#runtime/ajax/busy.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => showPage('<p id="a"></p><p id="b"></p>'));

const busy = () => ['#a', '#b'].map((id) => find(id).getAttribute('aria-busy'));
const isLoading = () => document.documentElement.classList.contains('long-loading');

test('a target is busy until the last of its requests has ended [NAV-10]', () => {
  const first = showBusy([find('#a')]);
  const second = showBusy([find('#a'), find('#b')]);
  expect(busy()).toEqual(['true', 'true']);
  first();
  expect([...busy(), isLoading()]).toEqual(['true', 'true', true]);
  second();
  expect([...busy(), isLoading()]).toEqual([null, null, false]);
});

test('a target that was busy before is busy for one more request, and no longer [NAV-10]', () => {
  showBusy([find('#a')])();
  const end = showBusy([find('#a')]);
  expect([...busy(), isLoading()]).toEqual(['true', null, true]);
  end();
  expect(busy()).toEqual([null, null]);
});

test('a flag is an attribute that is true, or absent', () => {
  setFlag(find('#b'), 'aria-disabled', true);
  expect(find('#b').getAttribute('aria-disabled')).toBe('true');
  setFlag(find('#b'), 'aria-disabled', false);
  expect(find('#b').hasAttribute('aria-disabled')).toBe(false);
});
