import { expect, test } from 'vitest';
import { describeElement } from '#runtime/islands/describe.ts';
import { find, showPage } from '../../support/page.ts';

test.each([
  ['<div id="cart" class="box"></div>', 'div', '<div#cart>'],
  ['<div class="price old"></div>', 'div', '<div.price>'],
  ['<ul><li id="p7"><b class="price"></b></li></ul>', 'b', '<b.price> in <li#p7>'],
  ['<form id="order"><p><input name="id"></p></form>', 'input', '<input> in <form#order>'],
  ['<p></p>', 'p', '<p>'],
])('in %s the element %s is called %s', (html, selector, name) => {
  showPage(html);
  expect(describeElement(find(selector))).toBe(name);
});
