import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Control } from '#validation/engine/controls.ts';
import { createLiveness } from '#validation/engine/liveness.ts';
import { find, showPage } from '../../support/page.ts';

/** Whether browsers render an element: no ancestor is hidden, a closed `details` renders its summary only. */
const isRendered = (element: Element): boolean => {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false;
    const parent = node.parentElement;
    if (parent instanceof HTMLDetailsElement && !parent.open && node.localName !== 'summary') return false;
    if (parent?.getAttribute('hidden') === 'until-found') return false;
  }
  return true;
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function look(this: Element) {
    return isRendered(this);
  });
});
afterEach(() => void vi.restoreAllMocks());

const OFF = 'style="display: none"';

test.each<[string, string, boolean]>([
  ['in sight', '<p><input></p>', true],
  ['that is disabled', '<p><input disabled></p>', false],
  ['in a hidden container', `<div ${OFF}><p><input></p></div>`, false],
  ['in an open panel', '<details open><p><input></p></details>', true],
  ['in a closed panel', '<details><p><input></p></details>', true],
  ['in a panel that is rendered not at all', `<div class="collapse" ${OFF}><p><input></p></div>`, true],
  ['in a tab that is closed', `<div role="tabpanel" ${OFF}><input></div>`, true],
  [
    'in a panel that the browser’s search opens',
    '<div data-val-panel hidden="until-found"><p><input></p></div>',
    true,
  ],
  ['hidden inside a closed panel', `<details><div ${OFF}><p><input></p></div></details>`, false],
  ['hidden inside an open panel', `<details open><div ${OFF}><p><input></p></div></details>`, false],
  [
    'in a closed panel of a closed panel',
    `<details><div class="collapse" ${OFF}><input></div></details>`,
    true,
  ],
  ['in a closed panel of a hidden container', `<div ${OFF}><details><p><input></p></details></div>`, false],
])('a field %s is validated or not [VAL-15]', (_where, html, expected) => {
  showPage(html);
  expect(createLiveness()(find<Control>('input'))).toBe(expected);
});

test('a field without a container is validated [VAL-15]', () => {
  expect(createLiveness()(document.createElement('input'))).toBe(true);
});

test('a container is looked at once in a run [VAL-15]', () => {
  showPage('<p><input id="a"><input id="b"></p>');
  const isLive = createLiveness();
  isLive(find<Control>('#a'));
  const { calls } = vi.mocked(Element.prototype.checkVisibility).mock;
  const before = calls.length;
  expect(isLive(find<Control>('#b'))).toBe(true);
  expect(calls).toHaveLength(before);
});

test('a browser that does not say what it renders has all fields validated [VAL-15]', () => {
  vi.restoreAllMocks();
  const { checkVisibility } = Element.prototype;
  onTestFinished(() => void (Element.prototype.checkVisibility = checkVisibility));
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  showPage(`<div ${OFF}><p><input></p></div>`);
  expect(createLiveness()(find<Control>('input'))).toBe(true);
});
