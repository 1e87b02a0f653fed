import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import mountTab from '../../islands/tab/tab.ts';
import { find, goTo, showPage } from '../support/page.ts';

let controllers: AbortController[];
beforeEach(() => (controllers = []));
afterEach(() => {
  controllers.forEach((controller) => controller.abort());
  goTo('/');
});

function mountOne(host: HTMLElement): AbortController {
  const controller = new AbortController();
  controllers.push(controller);
  const context = { signal: controller.signal, name: 'tab', id: `tab-${controllers.length}` };
  mountTab(host, {} as never, context as MountContext<never>);
  return controller;
}

const tab = (name: string) => find(`[href="#${name}"]`);
const mountTabs = (...names: string[]) => names.map((name) => mountOne(tab(name)));
const selected = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map((one) => one.getAttribute('href'));
// Panels are hidden in one batch, at the end of the task.
const afterHiding = () => Promise.resolve();
const shown = () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);

function show(active = ''): void {
  const names = ['a', 'b', 'c'];
  const link = (name: string) =>
    `<a class="${name === active ? 'active' : ''}" data-toggle="tab" href="#${name}">${name}</a>`;
  const panel = (name: string) => `<section id="${name}">${name}</section>`;
  showPage(`<nav class="nav">${names.map(link).join('')}</nav>${names.map(panel).join('')}`);
}

test('while the tabs of a list join one by one, the one that the server marked stays selected [PGE-10]', async () => {
  show('c');
  for (const name of ['b', 'a', 'c']) {
    mountOne(tab(name));
    await afterHiding();
    expect(shown()).toContain('c');
  }
  expect([selected(), shown()]).toEqual([['#c'], ['c']]);
});

test('where the server marked none, the first is selected [PGE-10]', async () => {
  show();
  mountTabs('c', 'b', 'a');
  await afterHiding();
  expect([selected(), shown()]).toEqual([['#a'], ['a']]);
});

test('the address weighs more than what the server marked [PGE-10]', async () => {
  goTo('/#b');
  show('a');
  mountTabs('a', 'b', 'c');
  await afterHiding();
  expect(shown()).toEqual(['b']);
});

test('when the selected tab leaves, the first of those that stay is selected [PGE-10]', async () => {
  show('b');
  const [, second] = mountTabs('a', 'b', 'c');
  tab('b').remove();
  second!.abort();
  await afterHiding();
  expect(selected()).toEqual(['#a']);
});

test('a tab that comes later joins its list in the order of the page [PGE-10]', async () => {
  show('a');
  mountTabs('a', 'c');
  mountOne(tab('b'));
  tab('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(selected()).toEqual(['#b']);
});

/** Counts position comparisons of tabs while a list is mounted, used and unmounted. */
function countComparisons(count: number): number {
  const names = Array.from({ length: count }, (_, at) => `t${at}`);
  showPage(
    `<nav class="nav">${names.map((name) => `<a data-toggle="pill" href="#${name}">${name}</a>`).join('')}</nav>${names.map((name) => `<section id="${name}"></section>`).join('')}`,
  );
  const compare = vi.spyOn(Node.prototype, 'compareDocumentPosition');
  const write = vi.spyOn(Element.prototype, 'setAttribute');
  const mounted = mountTabs(...names);
  tab('t0').dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  mounted.forEach((controller) => controller.abort());
  const calls = compare.mock.calls.length + write.mock.calls.length;
  vi.restoreAllMocks();
  return calls;
}

test('a list of ten times as many tabs is hardly more than ten times as much work', () => {
  const [few, many] = [countComparisons(20), countComparisons(200)];
  expect(few).toBeGreaterThan(40);
  expect(many / few).toBeLessThan(15);
});
