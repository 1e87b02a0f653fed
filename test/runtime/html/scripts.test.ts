import type * as Scripts from '#runtime/html/scripts.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { find, makeElement, showPage } from '../../support/page.ts';

let scripts: typeof Scripts;

/** Inserts a script as a swap does: inert, because the parser created it. */
function insert(html: string): HTMLScriptElement {
  const script = makeElement(html) as HTMLScriptElement;
  find('main').append(script);
  return script;
}

/** Returns whether a script has run: it is then replaced by a copy that the browser runs. */
function hasRun(html: string): boolean {
  const inert = insert(html);
  scripts.runScripts(find('main').querySelectorAll('script'));
  return !inert.isConnected;
}

/** Opens a page whose own scripts have already run. */
async function openPage(html: string): Promise<void> {
  vi.resetModules();
  showPage(`<main>${html}</main>`);
  scripts = await import('#runtime/html/scripts.ts');
  find('main').replaceChildren();
}

beforeEach(() => openPage(''));

test.each([
  '<script>one()</script>',
  '<script type="">empty()</script>',
  '<script type="module">two()</script>',
  '<script type="text/javascript">three()</script>',
  '<script type="application/javascript">four()</script>',
  '<script type=" TEXT/JavaScript ">five()</script>',
  '<script type="text/ecmascript">six()</script>',
])('JavaScript runs: %s', (html) => {
  expect(hasRun(html)).toBe(true);
});

test.each([
  '<script type="application/json">{"a":1}</script>',
  '<script type="application/ld+json">{}</script>',
  '<script type="text/plain" data-consent="marketing">track()</script>',
  '<script type="text/template"><p></p></script>',
  '<script type="importmap">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<script type="module"></script>',
])('what is no JavaScript, or empty, never runs: %s', (html) => {
  expect(hasRun(html)).toBe(false);
});

test('a script runs once for each text', () => {
  expect(hasRun('<script>same()</script>')).toBe(true);
  expect(hasRun('<script>same()</script>')).toBe(false);
  expect(hasRun('<script>other()</script>')).toBe(true);
});

test('a script runs once for each address', () => {
  expect(hasRun('<script src="/a.js"></script>')).toBe(true);
  expect(hasRun('<script src="./a.js"></script>')).toBe(false);
  expect(hasRun('<script src="/b.js"></script>')).toBe(true);
});

test('what stood in the first page has run already', async () => {
  await openPage('<script>inPage()</script>');
  expect(hasRun('<script>inPage()</script>')).toBe(false);
});

test('a script that waited for consent in the first page counts as not run', async () => {
  await openPage('<script type="text/plain">gated()</script>');
  expect(hasRun('<script>gated()</script>')).toBe(true);
});

test('the running script keeps its attributes and order, and has the page’s nonce', () => {
  const ofThePage = makeElement(
    '<script nonce="abc" type="application/json">{}</script>',
  ) as HTMLScriptElement;
  ofThePage.nonce = 'abc';
  document.head.append(ofThePage);
  insert('<script id="s" nonce="of the answer" data-x="1" src="/c.js" crossorigin="anonymous"></script>');
  scripts.runScripts(find('main').querySelectorAll('script'));
  const script = find<HTMLScriptElement>('#s');
  expect(script.nonce).toBe('abc');
  expect(script.getAttribute('src')).toMatch(/\/c\.js$/);
  expect(script.dataset['x']).toBe('1');
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.async).toBe(false);
  document.head.replaceChildren();
});

test('an attribute whose name only a parser takes stops neither its script nor the next one', () => {
  expect(hasRun('<script @load <b>odd()</script>')).toBe(true);
  expect(find('script').getAttributeNames()).toContain('<b');
});

test('a script that was written async stays so', () => {
  insert('<script id="s" async src="/d.js"></script>');
  scripts.runScripts(find('main').querySelectorAll('script'));
  expect(find<HTMLScriptElement>('#s').async).toBe(true);
});

test('where the page knows nonces, a script that came without one does not run', async () => {
  const ofThePage = makeElement('<script nonce="" type="text/plain"></script>') as HTMLScriptElement;
  ofThePage.nonce = 'abc';
  document.head.append(ofThePage);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(hasRun('<script>stored()</script>')).toBe(false);
  expect(hasRun('<script src="/stored.js"></script>')).toBe(false);
  expect(hasRun('<script nonce="theirs">written()</script>')).toBe(true);
  const reported = () => warned.mock.calls.filter(([text]) => /header of the policy/.test(text));
  await vi.waitFor(() => expect(reported()).toHaveLength(1));
  warned.mockRestore();
  document.head.replaceChildren();
});

test('a script of a drawing never runs', () => {
  find('main').innerHTML = '<svg><script id="s">drawn()</script></svg>';
  const drawn = find('#s');
  scripts.runScripts(find('main').querySelectorAll('script'));
  expect(drawn.isConnected).toBe(true);
});

test('an inline script that does not run again is told of once, with what to do', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  insert('<script>again()</script>');
  insert('<script>again()</script>');
  insert('<script src="/again.js"></script>');
  insert('<script src="/again.js"></script>');
  scripts.runScripts(find('main').querySelectorAll('script'));
  scripts.runScripts(find('main').querySelectorAll('script:not([src])'));
  const reported = () =>
    warned.mock.calls.filter(([, script]) => (script as Element).textContent === 'again()');
  await vi.waitFor(() => expect(reported()).toHaveLength(1));
  expect(reported()[0]![0]).toContain('archipel:page-loaded');
  expect(warned.mock.calls.some(([, script]) => (script as Element).hasAttribute('src'))).toBe(false);
  warned.mockRestore();
});

test('a script that waited for consent runs as the type that it is given', () => {
  const waiting = insert('<script id="s" type="text/plain" data-x="1">allowed()</script>');
  scripts.runScript(waiting, undefined, 'text/javascript');
  expect(waiting.isConnected).toBe(false);
  expect(find<HTMLScriptElement>('#s').type).toBe('text/javascript');
  expect(find('#s').dataset['x']).toBe('1');
});

test.each(['', 'type="module"'])('a script keeps the type that it was written with: "%s"', (type) => {
  expect(hasRun(`<script ${type}>typed('${type}')</script>`)).toBe(true);
  expect(find('script').outerHTML).toMatch(type ? /^<script type="module">/ : /^<script>/);
});
