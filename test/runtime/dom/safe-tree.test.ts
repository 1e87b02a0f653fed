import { beforeEach, expect, test, vi } from 'vitest';
import { endWithFile } from '../../support/end-with-file.ts';
import { find, showPage } from '../../support/page.ts';

const scrollIntoView = vi.fn();
const focus = vi.fn();

// The module takes the members of the prototypes when it is imported.
for (const [prototype, name, mock] of [
  [Element.prototype, 'scrollIntoView', scrollIntoView],
  [HTMLElement.prototype, 'focus', focus],
] as const) {
  const original = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { configurable: true, writable: true, value: mock });
  endWithFile(() => {
    if (original) Object.defineProperty(prototype, name, original);
    else Reflect.deleteProperty(prototype, name);
  });
}
vi.resetModules();
const tree = await import('#runtime/dom/safe-tree.ts');

beforeEach(() => showPage('<ul id="list"><li id="one">1</li>text<li id="two">2</li></ul><p></p>'));

const list = () => find('#list');
const node = (name: string) => document.createElement(name);
const names = (parent: Element) => [...parent.children].map(({ localName }) => localName);

test('nodes and elements below an element are lists that do not change with it', () => {
  const [nodes, children] = [tree.childNodesOf(list()), tree.childrenOf(list())];
  list().replaceChildren();
  expect([nodes.length, children.map(({ id }) => id)]).toEqual([3, ['one', 'two']]);
  expect(tree.attributeNamesOf(list())).toEqual(['id']);
});

test('an element has a rectangle, and its boxes', () => {
  expect(tree.rectOf(list()).width).toBe(0);
  expect(Array.isArray([...tree.boxesOf(list())])).toBe(true);
});

test('a copy has all that is below the original', () => {
  const copy = tree.copyDeep(list());
  expect([copy === list(), copy.innerHTML]).toEqual([false, list().innerHTML]);
});

test('nodes are inserted in, before and after an element', () => {
  tree.appendTo(list(), node('i'));
  tree.prependTo(list(), node('b'));
  tree.putBefore(list(), node('h1'));
  tree.putAfter(list(), node('h2'));
  expect(names(list())).toEqual(['b', 'li', 'li', 'i']);
  expect(names(document.body)).toEqual(['h1', 'ul', 'h2', 'p']);
});

test('nodes are replaced and removed', () => {
  tree.replaceBy(find('p'), node('hr'));
  tree.removeElement(find('#one'));
  tree.removeFrom(list(), find('#two'));
  expect([list().textContent, names(document.body)]).toEqual(['text', ['ul', 'hr']]);
  tree.replaceContent(list(), node('i'), node('b'));
  expect(names(list())).toEqual(['i', 'b']);
});

test('an element is scrolled into view at once, and focused without scrolling', () => {
  tree.showInView(list());
  tree.focusStill(list());
  expect([scrollIntoView.mock.calls, focus.mock.calls]).toEqual([
    [[{ behavior: 'instant' }]],
    [[{ preventScroll: true }]],
  ]);
});

test('the first match is found below a root', () => {
  expect([tree.findInside(document, 'li'), tree.findInside(list(), 'ul')]).toEqual([find('#one'), null]);
});

test('the first match is found among elements and all that is below them', () => {
  const roots = [find('p'), list()];
  expect(tree.findWithin(roots, 'li')).toBe(find('#one'));
  expect(tree.findWithin(roots, 'ul, li')).toBe(list());
  expect([tree.findWithin(roots, 'b'), tree.findWithin([], 'li')]).toEqual([undefined, undefined]);
});
