import { beforeEach, expect, test } from 'vitest';
import {
  announceStatus,
  cutFragments,
  isOtherPage,
  prepareFragments,
  readFragments,
  type Fragments,
} from '#runtime/ajax/fragments.ts';
import type { AjaxPlacement, Mode } from '#runtime/ajax/options.ts';
import type { Answer } from '#runtime/requests/answer.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { announced, wholePage } from '../../support/ajax.ts';
import { find, showPage } from '../../support/page.ts';

const at = (selector: string | undefined, mode: Mode = 'default'): AjaxPlacement => ({
  selector,
  mode,
  usesParent: false,
});

beforeEach(() =>
  showPage('<i class="t" id="a">Old a</i><i class="t" id="b">Old b</i><i class="t">Old c</i>'),
);

const targets = (selector = '.t') => [...document.querySelectorAll<HTMLElement>(selector)];
const texts = () => [...document.body.children].map(({ textContent }) => textContent);

/** Inserts an answer into targets. Returns the inserted elements. */
function insert(text: string, placement: AjaxPlacement, into = targets(placement.selector)): Element[] {
  return prepareFragments(readFragments({ text }, placement), into, placement, '/f')();
}

test('a fragment fills every target [FRM-01] [NAV-13]', () => {
  const inserted = insert('<b>New</b>', at('.t'));
  expect([texts(), inserted]).toEqual([['New', 'New', 'New'], targets()]);
});

test('of a page each target gets the content of the element with its id, in any order [NAV-13]', () => {
  insert(
    wholePage('<i class="t" id="b">B</i><i class="t">C</i><i class="t" id="a">A</i>'),
    at('.t'),
    targets('[id].t'),
  );
  expect(texts()).toEqual(['A', 'B', 'Old c']);
});

test('a target without a counterpart of its id gets what has the same position in the page [NAV-13]', () => {
  insert(wholePage('<i class="t">X</i><i class="t" id="y">Y</i><i class="t" id="z">Z</i>'), at('.t'));
  expect(texts()).toEqual(['X', 'Y', 'Z']);
});

test('elements without ids fill the targets one by one [NAV-13]', () => {
  insert(wholePage('<i class="t">1</i><i class="t">2</i><i class="t">3</i>'), at('.t'));
  expect(texts()).toEqual(['1', '2', '3']);
});

test('one element of a page fills all targets, whatever its id is [NAV-13]', () => {
  insert(wholePage('<i class="t" id="b">Only</i>'), at('.t'));
  expect(texts()).toEqual(['Only', 'Only', 'Only']);
});

test('an element inside another one is in the content of both targets [NAV-13]', () => {
  insert(
    wholePage('<i class="t" id="a">A <i class="t" id="b">B</i></i>'),
    at('.t'),
    targets('[id].t').toReversed(),
  );
  expect(texts()).toEqual(['A B', 'B', 'Old c']);
});

test('a page without content for some of the targets leaves these as they are [NAV-13]', () => {
  const inserted = insert(wholePage('<i class="t" id="b">B</i><i class="t" id="a">A</i>'), at('.t'));
  expect([texts(), inserted]).toEqual([['A', 'B', 'Old c'], targets('[id].t')]);
});

test('a second target with the same id gets no second content [NAV-13]', () => {
  targets()[2]!.id = 'a';
  insert(wholePage('<i class="t" id="a">A</i><i class="t" id="b">B</i>'), at('.t'));
  expect(texts()).toEqual(['A', 'B', 'Old c']);
});

test('a page without the target gives its container’s content [NAV-13]', () => {
  insert(wholePage('<b>Main</b>'), at('#a'));
  expect(texts()).toEqual(['Main', 'Old b', 'Old c']);
});

test('a page that has other targets gives no container’s content [NAV-13]', () => {
  showPage('<i class="t">1</i><i class="t">2</i><i class="t">3</i>');
  insert(wholePage('<i class="t">A</i><i class="t">B</i>'), at('.t'));
  expect(texts()).toEqual(['A', 'B', '3']);
});

test('a page with neither target nor container cannot be inserted [NAV-13]', () => {
  const answer = '<!doctype html><html><body><p>x</p></body></html>';
  expect(() => insert(answer, at('#a'))).toThrow(RequestError);
  expect(texts()).toEqual(['Old a', 'Old b', 'Old c']);
});

test.each<[Mode, string[]]>([
  ['before', ['New Old a', 'Old b', 'Old c']],
  ['after', ['Old aNew ', 'Old b', 'Old c']],
])('mode %s adds to the content of the target [FRM-03]', (mode, expected) => {
  const inserted = insert('<b>New </b>', at('#a', mode));
  expect([texts(), inserted]).toEqual([expected, [find('b')]]);
});

test.each<Mode>(['before', 'after', 'default'])(
  'mode %s takes the content of a page’s element [FRM-03]',
  (mode) => {
    insert(wholePage('<i id="a"><b>New</b></i>'), at('#a', mode));
    expect(find('#a').querySelector('#a')).toBeNull();
    expect(find('#a').querySelector('b')?.textContent).toBe('New');
  },
);

test('mode replace-with takes the page’s element itself [FRM-03]', () => {
  const inserted = insert(
    wholePage('<u class="t" id="b">B</u><u class="t" id="a">A</u>'),
    at('.t', 'replace-with'),
    targets('[id].t'),
  );
  expect([texts(), inserted]).toEqual([
    ['A', 'B', 'Old c'],
    [find('u#a'), find('u#b')],
  ]);
});

test('only a redirect to a page that lacks the target leads to another page [FRM-02]', () => {
  const answered = (isRedirected: boolean) => ({ isRedirected }) as Answer;
  const isOther = (text: string, selector?: string, isRedirected = true) =>
    isOtherPage(answered(isRedirected), readFragments({ text }, at(selector)));
  const page = wholePage('<p id="a"></p>');
  const seen = [
    isOther(page, '#b'),
    isOther(page, '#b', false),
    isOther(page, '#a'),
    isOther(page),
    isOther('<p>', '#b'),
  ];
  expect(seen).toEqual([true, false, false, false, false]);
});

/** The text that fragments have for the first target. */
const textFor = ({ take }: Fragments) => take(find('#a'), 0)?.textContent;

test('the content of a target is cut out of a page, or of the content of its container [NAV-02]', () => {
  const content = '<p>x</p><i id="a">A</i>';
  const [whole, part] = [
    cutFragments({ text: wholePage(content) }, at('#a')),
    cutFragments({ text: content }, at('#a')),
  ];
  expect([textFor(whole), textFor(part)]).toEqual(['A', 'A']);
  expect([whole.page?.title, 'page' in part]).toEqual(['Home', false]);
});

test('what lacks the target gives nothing to restore [NAV-02]', () => {
  for (const text of [wholePage('<p>x</p>'), '<p>x</p>', ''])
    expect(textFor(cutFragments({ text }, at('#a')))).toBeUndefined();
});

test('a status inside an answer is announced, because screen readers skip it [FRM-01]', () => {
  find('#a').innerHTML = '<p role="status"> 3 results\n</p>';
  announceStatus([find('#b'), find('#a')]);
  expect(announced()).toBe('3 results');
});

test('an answer without a status, or with an empty one, is not announced [FRM-01]', () => {
  find('#a').innerHTML = '<p role="status"> </p>';
  announceStatus([find('#b')]);
  announceStatus([find('#a')]);
  announceStatus([]);
  expect(document.querySelector('.ar-visually-hidden')).toBeNull();
});
