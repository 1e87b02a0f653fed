import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Copy from '#runtime/html/copy.ts';
import { find, makeElement } from '../../support/page.ts';

let copyInto: typeof Copy.copyInto;

/** The policy of this page marks what it allows, so that a copy shows whether it was allowed. */
beforeEach(async () => {
  vi.resetModules();
  const rules = { createScript: (text: string) => `allowed ${text}` };
  vi.stubGlobal('trustedTypes', { createPolicy: () => rules });
  ({ copyInto } = await import('#runtime/html/copy.ts'));
});
afterEach(() => vi.unstubAllGlobals());

test('the data of a copy is allowed by the page’s policy, like the original’s', () => {
  const original = makeElement(
    '<p data-island="map"><script type="application/json" data-props>{}</script></p>',
  );
  const copy = copyInto(original);
  expect(find('script', copy).textContent).toBe('allowed {}');
  expect(find('script', original).textContent).toBe('{}');
});

test.each(['', 'type="module"'])(
  'a script that runs is allowed when it runs, not when it is copied: %s',
  (type) => {
    const copy = copyInto(makeElement(`<p><script ${type}>run()</script></p>`));
    expect(find('script', copy).textContent).toBe('run()');
  },
);

test('a script of an image inside the content is an element like others', () => {
  const original = makeElement('<p><svg><script>draw()</script></svg><b>1</b></p>');
  expect(copyInto(original).outerHTML).toBe(original.outerHTML);
});

test('each target gets a copy of its own', () => {
  const original = makeElement('<p><b>1</b></p>');
  const [first, second] = [copyInto(original), copyInto(original)];
  expect(first.outerHTML).toBe(original.outerHTML);
  expect(first).not.toBe(second);
});
