import { beforeEach, expect, test } from 'vitest';
import * as safe from '#runtime/dom/safe.ts';
import { find, showPage } from '../../support/page.ts';

const NAMES = Object.keys(Object.getOwnPropertyDescriptors(Element.prototype)).concat(
  ['contains', 'parentElement', 'parentNode', 'isConnected', 'compareDocumentPosition', 'addEventListener'],
  ['dispatchEvent', 'requestSubmit', 'childNodes', 'cloneNode', 'removeChild', 'focus', 'style', 'title'],
);

/** A form whose fields shadow the members of its prototypes, as any page may have one. */
const FORM = `<form id="form" class="one" data-a="1">${NAMES.map((name) => `<input name="${name}">`).join('')}</form>`;

beforeEach(() => showPage(`<div>${FORM}</div>`));

const form = () => find<HTMLFormElement>('div > *');

test('attributes of a form are read and written, whatever its fields are called', () => {
  safe.setAttribute(form(), 'data-b', '2');
  safe.removeAttribute(form(), 'data-a');
  expect([safe.getAttribute(form(), 'data-b'), safe.hasAttribute(form(), 'data-a')]).toEqual(['2', false]);
  expect(safe.attributesIn(form()).map(({ name }) => name)).toEqual(['id', 'class', 'data-b']);
  safe.classListOf(form()).add('two');
  expect([safe.getAttribute(form(), 'class'), safe.tagOf(form())]).toEqual(['one two', 'form']);
});

test('an attribute whose name a script may not write is copied from parsed HTML', () => {
  const template = document.createElement('template');
  template.innerHTML = '<p @click="run()"></p>';
  const [attribute] = safe.attributesIn(template.content.firstElementChild!);
  safe.copyAttribute(attribute!, form());
  expect([safe.getAttribute(form(), '@click'), attribute?.ownerElement]).toEqual([
    'run()',
    template.content.firstElementChild,
  ]);
});

test('relations of a form are those of the tree', () => {
  const [field] = safe.querySelectorAll(form(), 'input');
  expect([safe.matches(form(), 'form'), safe.closest(form(), 'div'), safe.parentOf(form())]).toEqual([
    true,
    find('div'),
    find('div'),
  ]);
  expect([safe.parentNodeOf(form()), safe.isAttached(form()), safe.isInDocument(form())]).toEqual([
    find('div'),
    true,
    true,
  ]);
  expect([safe.contains(form(), field!), safe.contains(field!, form())]).toEqual([true, false]);
  expect(safe.compareDocumentPosition(find('div'), form())).toBe(20);
});

test('an element outside the document is not in it, wherever it is attached', () => {
  const other = document.createElement('p');
  expect([safe.isInDocument(other), safe.isAttached(other)]).toEqual([false, false]);
});

test('events of a form reach its listeners, and a submit is sent', () => {
  const seen: string[] = [];
  safe.addListener(form(), 'submit', (event) => {
    event.preventDefault();
    seen.push(event.type);
  });
  safe.addListener(form(), 'test', ({ type }) => seen.push(type));
  expect(safe.dispatchAt(form(), new Event('test'))).toBe(true);
  safe.sendForm(form());
  expect(seen).toEqual(['test', 'submit']);
});

test('matches are found in an element, a fragment and a document', () => {
  const fragment = document.createDocumentFragment();
  fragment.append(document.createElement('i'), document.createElement('b'));
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<i></i>';
  const counts = [form(), fragment, page, document].map(
    (root) => safe.querySelectorAll(root, 'i, input').length,
  );
  expect(counts).toEqual([NAMES.length, 1, 1, NAMES.length]);
});
