import { afterEach, describe, expect, test } from 'vitest';
import { watchDeparture, type Departure, type PendingVisit } from '../../tools/debug/page/departure.ts';
import { explainLink } from '../../tools/debug/page/explain-link.ts';
import { explainLoad, type LoadFacts } from '../../tools/debug/page/explain-load.ts';
import { isFormAnswer } from '../../tools/debug/page/read-load.ts';
import { find, makeElement, showPage } from '../support/page.ts';

const NOW = 1_000_000;
const facts = (more: Partial<LoadFacts> = {}): LoadFacts => ({
  type: 'navigate',
  status: 200,
  referrer: '',
  startedAt: NOW,
  departure: undefined,
  ...more,
});
const left = (more: Partial<Departure>): Departure => ({ from: 'https://shop.test/', at: NOW - 50, ...more });

const shown = { lang: 'fr', policy: 'default', script: '/a/archipel.js' };
const page = { hasPage: true, isWhole: true, ...shown };
const answered = (more: Partial<PendingVisit> = {}): PendingVisit => ({
  url: 'https://shop.test/next',
  hasPage: true,
  shown,
  status: 200,
  answer: { type: 'text/html', url: 'https://shop.test/next', page },
  ...more,
});
const withPage = (more: Partial<typeof page>) =>
  answered({ answer: { type: 'text/html', url: 'https://shop.test/next', page: { ...page, ...more } } });

describe('the reason of a full load', () => {
  test.each<[string, Partial<LoadFacts>, RegExp]>([
    ['a typed address', {}, /opened directly/],
    ['another site', { referrer: 'https://search.test/' }, /opened from https:\/\/search\.test\//],
    ['a reload', { type: 'reload' }, /was reloaded/],
    ['back', { type: 'back_forward' }, /Back or forward/],
    ['a rendering ahead', { type: 'prerender' }, /rendered the page ahead/],
    ['an old departure', { departure: left({ at: NOW - 600_000 }) }, /opened directly/],
    ['a script', { departure: left({}) }, /A script of the page changed the address/],
  ])('%s', (_name, more, reason) => {
    expect(explainLoad(facts(more))).toMatch(reason);
  });

  test('a link or form that the browser followed', () => {
    const link = left({ press: { kind: 'link', url: '/a', reason: 'it has the class no-ajax' } });
    expect(explainLoad(facts({ departure: link }))).toBe(
      'A link was left to the browser: it has the class no-ajax.',
    );
    const form = left({ press: { kind: 'form', url: 'https://shop.test/send', method: 'POST' } });
    expect(explainLoad(facts({ departure: form }))).toMatch(
      /sent a form \(POST https:\/\/shop\.test\/send\)/,
    );
    expect(isFormAnswer(facts({ departure: form }))).toBe(true);
    expect(isFormAnswer(facts({ departure: link }))).toBe(false);
  });

  test.each<[string, PendingVisit, RegExp]>([
    ['no container', answered({ hasPage: false }), /was left has no \[data-page\]/],
    ['no request', { url: '/next', hasPage: true, shown }, /a chunk had failed to load/],
    ['no answer', answered({ status: 0, problem: 'Failed to fetch' }), /request failed \(Failed to fetch\)/],
    ['a file', answered({ answer: { type: 'application/pdf', url: '' } }), /no page, but application\/pdf/],
    ['no container in the answer', withPage({ hasPage: false }), /answer has no \[data-page\]/],
    ['another language', withPage({ lang: 'nl' }), /another language: "nl" after "fr"/],
    ['another policy', withPage({ policy: 'strict' }), /another data-policy: "strict" after "default"/],
    ['another bundle', withPage({ script: '/b/archipel.js' }), /another bundle: \/b\/archipel\.js/],
    ['a status', answered({ status: 503 }), /answered 503/],
    ['an error of the library', answered(), /the console has the error/],
  ])('a visit with %s', (_name, visit, reason) => {
    expect(explainLoad(facts({ departure: left({ visit }) }))).toMatch(reason);
  });
});

describe('a link that the library leaves to the browser', () => {
  test.each([
    ['<a href="/a" class="no-ajax"></a>', 'it has the class no-ajax'],
    ['<a href="/a" class="ajax-tab"></a>', 'it has the class ajax-tab'],
    ['<a href="/a" download></a>', 'it is a download'],
    ['<a href="/a" target="_blank"></a>', 'it opens in another target'],
    ['<a href="https://elsewhere.test/"></a>', 'it leads to another site, or is no web address'],
    ['<a href="/logoff"></a>', 'its address contains "logoff"'],
    ['<a href="/file.pdf"></a>', 'its address ends in a file extension that links.pages does not name'],
    ['<a href="/a"></a>', ''],
  ])('%s', (html, reason) => {
    expect(explainLink(makeElement(html), new MouseEvent('click'))).toBe(reason);
  });

  test('a modifier key', () => {
    const event = new MouseEvent('click', { ctrlKey: true });
    expect(explainLink(makeElement('<a href="/a"></a>'), event)).toMatch(/modifier key/);
  });
});

describe('a departure', () => {
  let ending = new AbortController();
  afterEach(() => ending.abort());

  function watch(): () => Departure | undefined {
    ending = new AbortController();
    let found: Departure | undefined;
    watchDeparture(
      () => [],
      ending.signal,
      (departure) => (found = departure),
    );
    return () => {
      dispatchEvent(new Event('pagehide'));
      return found;
    };
  }

  test('has the link that the browser follows', () => {
    // A link of SVG, because happy-dom follows those of HTML.
    showPage('<svg><a href="/a" class="no-ajax"></a></svg>');
    const leave = watch();
    find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(leave()!.press).toMatchObject({ kind: 'link', reason: 'it has the class no-ajax' });
  });

  test('has no link whose click a script prevents', () => {
    showPage('<a href="/a">A</a>');
    const leave = watch();
    find('a').addEventListener('click', (event) => event.preventDefault());
    find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    expect(leave()!.press).toBeUndefined();
  });

  test('has no link that opens in a new tab', () => {
    showPage('<svg><a href="/a" target="_blank"></a><a id="b" href="/b"></a></svg>');
    const leave = watch();
    find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    find('#b').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ctrlKey: true }));
    expect(leave()!.press).toBeUndefined();
  });

  test('has a visit that is not over', () => {
    showPage('<main data-page></main>');
    const leave = watch();
    dispatchEvent(new CustomEvent('archipel:page-leave', { detail: { url: '/next' } }));
    expect(leave()!.visit).toMatchObject({ url: new URL('/next', document.baseURI).href, hasPage: true });
    dispatchEvent(new CustomEvent('archipel:page-finished'));
    expect(leave()!.visit).toBeUndefined();
  });
});
