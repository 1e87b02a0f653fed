import { expect, test } from 'vitest';
import { createSlots } from '#runtime/islands/slots.ts';
import { find, showPage } from '../../support/page.ts';

function hostOf(inner: string): HTMLElement {
  showPage(`<div data-island="x" id="host">${inner}</div>`);
  return find('#host');
}

const textOf = (nodes: Node[]) => nodes.map(({ textContent }) => textContent).join('|');

/** Moves nodes out of the host into an element of its own, as a view does. */
function moveOut(nodes: Node[]): HTMLElement {
  const where = document.createElement('section');
  where.append(...nodes);
  return where;
}

test('the default slot holds all that the server wrote but the named slots and the props', () => {
  const host = hostOf(
    '<p>one</p>two<p data-slot="foot">foot</p><script type="application/json" data-props>{}</script>',
  );
  expect(textOf(createSlots(host).take())).toBe('one|two');
});

test('a named slot holds every element of that name, the nodes themselves', () => {
  const host = hostOf(
    '<ul><li data-slot="slide">1</li></ul><b data-slot="slide">2</b><i data-slot="x">3</i>',
  );
  const [first] = host.querySelectorAll('[data-slot]');
  const slots = createSlots(host);
  const taken = slots.take('slide');
  expect(textOf(taken)).toBe('1|2');
  expect(taken[0]).toBe(first);
  expect([slots.has('slide'), slots.has('y')]).toEqual([true, false]);
});

test('items are the elements of a slot without the text between them', () => {
  const slots = createSlots(hostOf(' <p>1</p> <p>2</p> '));
  expect(slots.items().map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('nothing moves before it is taken', () => {
  const host = hostOf('<p>one <b data-slot="price">5</b></p>');
  const before = host.innerHTML;
  createSlots(host);
  expect(host.innerHTML).toBe(before);
});

test('what was taken comes back to its place', () => {
  const inner = '<p>one <b data-slot="price">5</b> two</p><i data-slot="foot">foot</i>';
  const host = hostOf(inner);
  const nodes = [...host.childNodes];
  const slots = createSlots(host);
  moveOut(slots.take('price'));
  moveOut(slots.take());
  host.replaceChildren(...slots.restore());
  expect(host.innerHTML).toBe(inner);
  expect([...host.childNodes]).toEqual(nodes);
});

test.each([
  ['outer first', ['outer', 'inner']],
  ['inner first', ['inner', 'outer']],
])('a slot inside a slot comes back to its place, %s', (_order, names) => {
  const inner = '<div data-slot="outer">a<b data-slot="inner">b</b>c</div>';
  const host = hostOf(inner);
  const slots = createSlots(host);
  for (const name of names) moveOut(slots.take(name));
  host.replaceChildren(...slots.restore());
  expect(host.innerHTML).toBe(inner);
});

test('slots can be taken again after they were put back', () => {
  const host = hostOf('<b data-slot="price">5</b>');
  const slots = createSlots(host);
  moveOut(slots.take('price'));
  host.replaceChildren(...slots.restore());
  expect(textOf(slots.take('price'))).toBe('5');
  expect(host.querySelector('b')).toBeNull();
});

test('a typed value stays with its field', () => {
  const host = hostOf('<form data-slot="form"><input name="q" value="server"></form>');
  const field = find<HTMLInputElement>('input');
  field.value = 'typed';
  const slots = createSlots(host);
  const view = moveOut(slots.take('form'));
  expect(view.querySelector('input')).toBe(field);
  host.replaceChildren(...slots.restore());
  expect(find<HTMLInputElement>('input').value).toBe('typed');
});

test('a slot of an island inside belongs to that island', () => {
  const host = hostOf('<div data-island="y"><b data-slot="price">5</b></div>');
  expect(createSlots(host).has('price')).toBe(false);
});
