import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findTargets, findTargetsIn, readPlacement, warnOfFunctions } from '#runtime/ajax/options.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

let consoleWatch: WatchedConsole;

beforeEach(() => {
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

/** Shows a link with these attributes on a page with two lists. Returns its targets. */
function targetsOf(attributes: string) {
  showPage(`<a ${attributes}>x</a><ul id="one"><li></li><li></li></ul><ul id="two"><li></li></ul>`);
  return findTargets(readPlacement(find('a')), find('a'))?.map(({ id, localName }) => id || localName);
}

test('a link without data-ajax-update has no target, and needs none [FRM-03]', () => {
  expect([targetsOf(''), consoleWatch.warnings()]).toEqual([[], []]);
});

test('every match of data-ajax-update is a target [FRM-03]', () => {
  expect([targetsOf('data-ajax-update="li"'), consoleWatch.warnings()]).toEqual([['li', 'li', 'li'], []]);
});

test('of matches with the same parent, the parent is one target [FRM-03]', () => {
  expect(targetsOf('data-ajax-update="li" data-ajax-update-parent="true"')).toEqual(['one', 'two']);
});

test('an element without a parent gives no target [FRM-03]', () => {
  const root = document.createDocumentFragment();
  root.append(document.createElement('li'));
  expect(findTargetsIn(root, { selector: 'li', mode: 'replace-with', usesParent: true })).toEqual([]);
});

test('without a selector nothing in an answer is the target [FRM-03]', () => {
  showPage('<p></p>');
  expect(findTargetsIn(document, { selector: undefined, mode: 'default', usesParent: false })).toEqual([]);
});

test('a selector without a match is a warning with the selector, and left to the browser [FRM-03]', () => {
  expect(targetsOf('data-ajax-update="#gone"')).toBeUndefined();
  expect(consoleWatch.warnings()).toEqual([expect.stringMatching(/"#gone" finds nothing/)]);
});

test('an invalid selector is a warning with the selector, and left to the browser [FRM-03]', () => {
  expect(targetsOf('data-ajax-update="##"')).toBeUndefined();
  expect(consoleWatch.warnings()).toEqual([expect.stringMatching(/"##" is no CSS selector/)]);
});

test.each(['begin', 'complete', 'success', 'failure'])(
  'a function named in data-ajax-%s is a warning that names the event for it [FRM-03]',
  (step) => {
    showPage(`<a data-ajax-${step}="run()"></a>`);
    warnOfFunctions(find('a'));
    expect(consoleWatch.warnings()).toEqual([expect.stringContaining(`data-ajax-${step} names`)]);
    expect(consoleWatch.warnings()[0]).toContain(`archipel:ajax-${step}.`);
  },
);

test('no function, or an empty one, is no warning [FRM-03]', () => {
  showPage('<a data-ajax-begin=""></a>');
  warnOfFunctions(find('a'));
  expect(consoleWatch.warnings()).toEqual([]);
});
