import { afterEach, expect, test, vi } from 'vitest';
import { inspect } from '#runtime/islands/islands.ts';
import { leavePage, mount, recordEvents, registerIsland, unmount, whenIdle } from '../../support/islands.ts';
import { find, showPage } from '../../support/page.ts';

afterEach(leavePage);

const COUNT = 120;
const AT_ONCE = 50;

const hostsOf = (name: string) =>
  Array.from({ length: COUNT }, () => `<p data-island="${name}"></p>`).join('');

const withState = () => document.querySelectorAll('[data-island-state]').length;

test('of many hosts those of a first view are entered at once, the others soon', async () => {
  const mountIt = vi.fn();
  showPage(`<main>${hostsOf(registerIsland(mountIt))}</main>`);
  mount();
  expect(withState()).toBe(AT_ONCE);
  expect(inspect().map(({ state }) => state)).toEqual([
    ...Array<string>(AT_ONCE).fill('loading'),
    ...Array<string>(COUNT - AT_ONCE).fill('waiting'),
  ]);
  await whenIdle();
  expect(withState()).toBe(COUNT);
  expect(mountIt).toHaveBeenCalledTimes(COUNT);
});

test('a module is asked for although its first host is entered later', () => {
  const load = vi.fn(() => Promise.resolve({ default: () => {} }));
  const late = registerIsland(() => {}, { load });
  showPage(`<main>${hostsOf(registerIsland(() => {}))}<div data-island="${late}"></div></main>`);
  mount();
  expect(load).toHaveBeenCalledTimes(1);
  expect(find('div').hasAttribute('data-island-state')).toBe(false);
});

test('a second scan finds nobody twice, and nobody before those that wait', async () => {
  const order: string[] = [];
  const many = registerIsland((host) => void order.push(host.id));
  showPage(`<main>${hostsOf(many)}</main><footer></footer>`);
  mount();
  find('footer').innerHTML = `<p data-island="${many}" id="added"></p>`;
  mount();
  await whenIdle();
  expect(order).toHaveLength(COUNT + 1);
  expect(order.at(-1)).toBe('added');
});

test('who leaves before it is entered was never there', async () => {
  const mountIt = vi.fn();
  const seen = recordEvents('island-waiting', 'island-unmounted');
  showPage(`<main>${hostsOf(registerIsland(mountIt))}</main>`);
  mount();
  unmount(document.body);
  expect(inspect()).toEqual([]);
  await whenIdle();
  expect(mountIt).not.toHaveBeenCalled();
  expect(seen.filter((name) => name === 'island-waiting')).toHaveLength(AT_ONCE);
  expect(seen.filter((name) => name === 'island-unmounted')).toHaveLength(AT_ONCE);
  expect(withState()).toBe(0);
});
