import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Warnings from '#runtime/page/warnings.ts';
import { watchConsole, type WatchedConsole } from '../../support/console.ts';
import { makeElement } from '../../support/page.ts';

let warnings: typeof Warnings;
let consoleWatch: WatchedConsole;

beforeEach(async () => {
  // Each text is written once for a document, so every test needs messages of its own.
  vi.resetModules();
  warnings = await import('#runtime/page/warnings.ts');
  consoleWatch = watchConsole();
});
afterEach(() => vi.restoreAllMocks());

const element = () => makeElement('<p id="x"></p>');

/** Expects one message in the console with each of these texts. */
function expectOne(messages: readonly string[], texts: readonly string[]): void {
  expect(messages).toHaveLength(1);
  for (const word of texts) expect(messages[0]).toContain(word);
}

describe('an author’s mistake has one warning with its fault and its fix', () => {
  const mistakes: [string, (all: typeof Warnings) => void, string[]][] = [
    [
      'a name that is nearly an island’s',
      (all) => all.warnOfName('cart-buton', element(), ['cart-list', 'cart-button']),
      ['no island "cart-buton"', 'Did you mean "cart-button"?'],
    ],
    [
      'a name that is like no island’s',
      (all) => all.warnOfName('weather', element(), ['cart-button']),
      ['no island "weather"', 'Check the name in the list of islands'],
    ],
    [
      'an attribute that is nearly a prop’s',
      (all) => all.warnOfAttribute('map', element(), 'data-zom', ['data-zoom', 'data-title']),
      ['Island "map"', 'attribute data-zom.', 'Did you mean data-zoom?'],
    ],
    ['a click without a button', (all) => all.warnOfClick(element()), ['before an island was ready']],
    [
      'a strategy’s old name',
      (all) => all.warnOfStrategy('use', element(), 'first-input'),
      ['data-island-when="use"', '<p#x>', 'the old name of "first-input"'],
    ],
    [
      'an unknown strategy',
      (all) => all.warnOfStrategy('soon', element(), 'idle'),
      ['data-island-when="soon"', '<p#x>', '"idle" is used', 'Allowed: load, idle, first-input'],
    ],
    [
      'an inline script that has run before',
      (all) => all.warnOfRepeatedScript(element()),
      ['did not run again', 'archipel:page-loaded'],
    ],
    [
      'a script without a nonce',
      (all) => all.warnOfNonce(element()),
      ['no nonce of its answer’s policy', 'send the header of the policy with fragments'],
    ],
    [
      'an element that answers for the document',
      (all) => all.warnOfSpeaker(element()),
      ['<p#x>', 'has lost its name or id', 'would answer for it'],
    ],
    [
      'a name of a transition that cannot be one',
      (all) => all.warnOfTransitionName(element(), '12', false),
      ['data-page-transition="12"', 'must begin with a letter'],
    ],
    [
      'a name of a transition that another element has',
      (all) => all.warnOfTransitionName(element(), 'photo', true),
      ['data-page-transition="photo"', 'Each needs its own'],
    ],
    [
      'a cookie that is too long',
      (all) => all.warnOfCookie('cart', 5000, 4096),
      ['The cookie "cart"', '5000 bytes', 'browsers keep 4096'],
    ],
    [
      'a video without a film',
      (all) => all.warnOfVideo(element()),
      ['data-video on <p#x>', 'youtube, vimeo', 'name as data-id'],
    ],
    [
      'a setting of an island',
      (all) => all.warnOfSetting('map.zoom', [1], 'a number'),
      ['The setting map.zoom is [1]', 'Write a number.'],
    ],
  ];

  test.each(mistakes)('%s', (_what, warnOf, texts) => {
    warnOf(warnings);
    expectOne(consoleWatch.warnings(), texts);
  });

  test.each([
    ['links.pages', 'a list such as ["html", "php"]'],
    ['links.prefetch', 'true or false'],
    ['links.prefetchExcept', 'a list of query parameters'],
    ['bodyClass.homepage', 'one class, or ""'],
    ['bodyClass.page', 'one class, or ""'],
  ])('a wrong setting %s', (path, expected) => {
    warnings.warnOfSetting(path, 5);
    expectOne(consoleWatch.warnings(), [`The setting ${path} is 5`, `Write ${expected}`]);
  });
});

test('an attribute that is like no prop’s may belong to another script, and has no warning', () => {
  warnings.warnOfAttribute('map', element(), 'data-testid', ['data-zoom']);
  expect(consoleWatch.warnings()).toEqual([]);
});

test('the prefix of attributes does not make short ones look alike', () => {
  warnings.warnOfAttribute('map', element(), 'data-x', ['data-zoom', 'data-id']);
  expect(consoleWatch.warnings()).toEqual([]);
});

test('a warning shows its element', () => {
  const host = element();
  warnings.warnOfVideo(host);
  expect(vi.mocked(console.warn).mock.calls[0]!.slice(1)).toEqual([host]);
});

test('a second definition of a name is an error that says which one stays', () => {
  warnings.reportName('map');
  expectOne(consoleWatch.errors(), [
    '"map"',
    'the first definition stays',
    'Two definitions',
    'another name',
  ]);
});

describe('a second copy of the library', () => {
  const OWN = 'https://shop.example/lib/archipel.1a.js';

  test('in a bundle is an error that says how to leave it out', () => {
    const bundle = 'https://shop.example/lib/site.js';
    warnings.reportCopy(OWN, bundle);
    expectOne(consoleWatch.errors(), [OWN, bundle, 'are copies', '--external:archipel', 'import map']);
  });

  test('from another folder is an error', () => {
    warnings.reportCopy(OWN, 'https://shop.example/old/archipel.1a.js');
    expect(consoleWatch.errors()).toHaveLength(1);
  });

  test('is none when only the query or version of the same script is another one', () => {
    warnings.reportCopy(OWN, 'https://shop.example/lib/archipel.2b.js?v=3');
    expect(consoleWatch.errors()).toEqual([]);
  });
});

test('a configuration that cannot be read is an error with its reason', () => {
  warnings.reportConfig(new Error('Unexpected end.'));
  expectOne(consoleWatch.errors(), ['defaults are used', 'Unexpected end.', 'id="archipel-config"']);
});
