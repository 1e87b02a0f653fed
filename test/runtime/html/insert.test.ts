import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { add, replace } from '#runtime/html/insert.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { object, optional, text } from '#kit/props.ts';
import { rememberPart, writtenParts } from '#runtime/page/written-parts.ts';
import { leavePage, mountPage, registerIsland, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => showPage('<main><p>old</p></main>'));
afterEach(leavePage);

const tagsOf = (elements: readonly Element[]) => elements.map(({ id }) => id);

/** Registers an island that writes down what becomes of it. */
function registerRecorded() {
  const calls: string[] = [];
  const name = registerIsland((host) => {
    calls.push(`mount ${host.id}`);
    return () => void calls.push(`unmount ${host.id}`);
  });
  return { name, calls };
}

test.each([
  ['before', '<b id="x"></b><i id="y"></i><p>old</p>'],
  ['after', '<p>old</p><b id="x"></b><i id="y"></i>'],
] as const)('content is added %s what is there', (side, expected) => {
  const old = find('p');
  const arrived = add(find('main'), parseFragment('<b id="x"></b><i id="y"></i>'), side);
  expect(find('main').innerHTML).toBe(expected);
  expect(tagsOf(arrived)).toEqual(['x', 'y']);
  expect(find('p')).toBe(old);
});

test('islands that are added are mounted, those that are there stay', async () => {
  const { name, calls } = registerRecorded();
  await mountPage(`<main><p data-island="${name}" id="old"></p></main>`);
  add(find('main'), parseFragment(`<p data-island="${name}" id="new"></p>`), 'after');
  await whenIdle();
  expect(calls).toEqual(['mount old', 'mount new']);
});

test('scripts that are added run, at any depth', () => {
  const content = parseFragment('<script>added()</script><div><script>deepAdded()</script></div>');
  const scripts = [...content.querySelectorAll('script')];
  add(find('main'), content, 'after');
  expect(scripts.some(({ isConnected }) => isConnected)).toBe(false);
  expect(find('main').querySelectorAll('script')).toHaveLength(2);
});

test('what is added around a part makes it another one than the server wrote', () => {
  rememberPart(find('p'));
  rememberPart(find('main'));
  add(find('main'), parseFragment('<b></b>'), 'after');
  expect(writtenParts.size).toBe(0);
});

test('content replaces the target itself', () => {
  showPage('<main><p>old</p><u></u></main>');
  const arrived = replace(find('p'), parseFragment('<b id="x"></b><i id="y"></i>'));
  expect(find('main').innerHTML).toBe('<b id="x"></b><i id="y"></i><u></u>');
  expect(tagsOf(arrived)).toEqual(['x', 'y']);
});

test('islands of a replaced target are unmounted, those that arrive are mounted', async () => {
  const { name, calls } = registerRecorded();
  await mountPage(`<main><p data-island="${name}" id="old"></p></main>`);
  replace(find('p'), parseFragment(`<p data-island="${name}" id="new"></p>`));
  await whenIdle();
  expect(calls).toEqual(['mount old', 'unmount old', 'mount new']);
});

test('a replaced part is forgotten as the server wrote it', () => {
  rememberPart(find('p'));
  replace(find('p'), parseFragment('<b></b>'));
  expect(writtenParts.size).toBe(0);
});

const keyed = (name: string, attributes = '') =>
  `<p data-island="${name}" data-island-key="k" ${attributes}></p>`;

/** Registers an island that takes new props. */
function registerKeyed() {
  const update = vi.fn();
  const name = registerIsland<{ title: string }>((_host, _props, { onProps }) => onProps(update), {
    props: object({ title: optional(text(), 'none') }),
  });
  return { name, update };
}

test('a keyed island in the target lives on in what replaces it', async () => {
  const { name, update } = registerKeyed();
  await mountPage(`<main><div>${keyed(name)}</div></main>`);
  const before = find('[data-island]');
  replace(find('div'), parseFragment(`<section>${keyed(name, 'data-title="new"')}</section>`));
  await whenIdle();
  expect(find('section > [data-island]')).toBe(before);
  expect(update.mock.calls).toEqual([[{ title: 'new' }]]);
  expect(document.querySelector('div')).toBeNull();
});

test('a keyed island that is the target itself stays, with its new props', async () => {
  const { name, update } = registerKeyed();
  await mountPage(`<main>${keyed(name)}</main>`);
  const before = find('[data-island]');
  const arrived = replace(before, parseFragment(`<h1></h1>${keyed(name, 'data-title="new"')}`));
  await whenIdle();
  expect(arrived).toEqual([find('h1'), before]);
  expect([...find('main').children]).toEqual([find('h1'), before]);
  expect(update).toHaveBeenCalledTimes(1);
});
