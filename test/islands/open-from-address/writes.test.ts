import { expect, test } from 'vitest';
import { writesWhenPressed } from '../../../islands/open-from-address/writes.ts';
import { find, showPage } from '../../support/page.ts';

test.each([
  ['<a id="x" href="/popup">x</a>', false],
  ['<a id="x" href="/save" data-ajax-method="POST">x</a>', true],
  ['<a id="x" href="/popup" data-ajax-method="get">x</a>', false],
  ['<a id="x" href="/save" data-method="delete">x</a>', true],
  ['<a href="/save" data-ajax-method="PUT"><span id="x">x</span></a>', true],
  ['<form method="post"><button id="x">x</button></form>', true],
  ['<form method="post"><button id="x" type="button">x</button></form>', false],
  ['<form method="post"><button id="x" formmethod="get">x</button></form>', false],
  ['<form><button id="x" formmethod="post">x</button></form>', true],
  ['<form><button id="x">x</button></form>', false],
  ['<form data-ajax-method="POST"><button id="x">x</button></form>', true],
  ['<form method="post"><input id="x" type="image" alt="x"></form>', true],
  ['<form id="f" method="POST"></form><button id="x" form="f">x</button>', true],
  ['<button id="x">x</button>', false],
])('an address never presses what writes: %s [WSH-07]', (html, writes) => {
  showPage(html);
  expect(writesWhenPressed(find('#x'))).toBe(writes);
});
