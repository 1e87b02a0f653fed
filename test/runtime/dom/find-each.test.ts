import { expect, test } from 'vitest';
import { findEach } from '#runtime/dom/find-each.ts';
import { showPage } from '../../support/page.ts';

const idsOf = (selector: string) => findEach(document, selector).map(({ id }) => id);

test('the parts of a plain list are searched one by one', () => {
  showPage('<i id="one" data-b></i><i id="two" data-a></i>');
  expect(idsOf('[data-a],[data-b]')).toEqual(['two', 'one']);
});

test('a list with brackets or quotes is searched as a whole', () => {
  showPage('<i id="one" data-a="x,y"></i><b id="two"></b><i id="three"></i>');
  expect(idsOf('[data-a="x,y"],b')).toEqual(['one', 'two']);
  expect(idsOf(':is(i, b):not([data-a])')).toEqual(['two', 'three']);
});
