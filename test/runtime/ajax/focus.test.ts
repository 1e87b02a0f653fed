import { beforeEach, expect, test } from 'vitest';
import { focusInvalid, preserveFocusInFragments } from '#runtime/ajax/focus.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => showPage('<button id="outside"></button><div id="box"></div>'));

const box = () => find('#box');
const focused = () => document.activeElement?.getAttribute('data-is');

/** Replaces focused content by other content, as an answer does. */
function replaceFocused(before: string, after: string): void {
  box().innerHTML = before;
  find('[data-is=old]').focus();
  preserveFocusInFragments(() => {
    box().innerHTML = after;
    return [box()];
  });
}

const HEADING = '<h3 data-is="heading">T</h3>';

test.each([
  [
    'the control with the same id',
    '<input data-is="old" id="q" name="n">',
    `${HEADING}<input name="n" data-is="other"><input id="q" data-is="twin">`,
  ],
  [
    'the choice of the same name and value',
    '<input data-is="old" type="radio" name="size" value="M">',
    '<input type="radio" name="size" value="S"><input type="radio" name="size" value="M" data-is="twin">',
  ],
  [
    'the control of the same name if its value is gone',
    '<input data-is="old" type="radio" name="size" value="M">',
    `${HEADING}<input name="x" value="M"><input type="radio" name="size" value="S" data-is="twin">`,
  ],
  [
    'the control of the same name, if it has no value',
    '<select data-is="old" name="size"></select>',
    `${HEADING}<select name="other"></select><select name="size" data-is="twin"></select>`,
  ],
  [
    'the link to the same address',
    '<a data-is="old" href="/p/1" value="1"></a>',
    `${HEADING}<a href="/p/2" value="1"></a><a href="/p/1" data-is="twin"></a>`,
  ],
])('the focus is on %s after an update [FRM-05]', (_what, before, after) => {
  replaceFocused(before, after);
  expect(focused()).toBe('twin');
});

test('the link that has made the request leads on to the new content [FRM-05]', () => {
  replaceFocused('<a data-is="old" data-ajax="true" href="/p/1"></a>', `<a href="/p/1"></a>${HEADING}`);
  expect(focused()).toBe('heading');
});

test('without a counterpart the focus is on an autofocus, before a heading [FRM-05]', () => {
  replaceFocused('<input data-is="old">', `${HEADING}<input autofocus data-is="auto">`);
  expect(focused()).toBe('auto');
});

test('an element without names has no counterpart among others without names [FRM-05]', () => {
  replaceFocused('<input data-is="old" id="" name="" value="">', '<input id="" name="" value="">');
  expect(document.activeElement).toBe(box());
});

test('the focus stays on what the update leaves in the page [FRM-05]', () => {
  find('#outside').focus();
  const inserted = preserveFocusInFragments(() => {
    box().innerHTML = '<input autofocus>';
    return [box()];
  });
  expect([document.activeElement, inserted]).toEqual([find('#outside'), [box()]]);
});

test('an update moves no focus where none was [FRM-05]', () => {
  preserveFocusInFragments(() => {
    box().innerHTML = '<input autofocus>';
    return [box()];
  });
  expect(document.activeElement).toBe(document.body);
});

const SUMMARY = '<p class="validation-summary-errors" data-is="summary"></p>';
const INVALID = [
  `<div data-val-focus="summary">${SUMMARY.replace('summary"></p>', 'first"></p>')}</div>`,
  '<input aria-invalid="true" data-is="aria">',
  '<input class="input-validation-error" data-is="class">',
  '<input autofocus data-is="auto">',
  SUMMARY,
];

test.each([
  [INVALID, 'first'],
  [INVALID.slice(1), 'aria'],
  [INVALID.slice(2), 'class'],
  [INVALID.slice(3), 'auto'],
  [INVALID.slice(4), 'summary'],
])('a rejected form has the focus where its mistakes begin [VAL-19]: case %#', (parts, expected) => {
  box().innerHTML = parts.toReversed().join('');
  expect([focusInvalid([box()]), focused()]).toEqual([true, expected]);
});

test('a form without a mark of a mistake leaves the focus alone [VAL-19]', () => {
  find('#outside').focus();
  box().innerHTML = '<input aria-invalid="false">';
  expect([focusInvalid([box()]), document.activeElement]).toEqual([false, find('#outside')]);
});
