import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle, type MountContext } from '#runtime';
import mountCollapse from '../../islands/collapse/collapse.ts';
import { find, goTo, showPage } from '../support/page.ts';

let controllers: AbortController[];
beforeEach(() => (controllers = []));
afterEach(() => {
  controllers.forEach((controller) => controller.abort());
  vi.restoreAllMocks();
});

function mountOne(host: HTMLElement): void {
  const controller = new AbortController();
  controllers.push(controller);
  const context = { signal: controller.signal, name: 'collapse', id: `collapse-${controllers.length}` };
  mountCollapse(host, {} as never, context as MountContext<never>);
}

// Panels are hidden in one batch, at the end of the task.
const afterHiding = () => Promise.resolve();
const mountAll = () => document.querySelectorAll<HTMLElement>('[data-target]').forEach(mountOne);
const isClosed = (id: string) => find(`#${id}`).hasAttribute('hidden');

const GROUP = (count: number) =>
  `<div id="group">${Array.from({ length: count }, (_, at) => `<button data-toggle="collapse" data-target="#p${at}">${at}</button><div class="collapse" id="p${at}" data-parent="#group"></div>`).join('')}</div>`;

/** Counts style recalculations after a write, while a group is mounted and two togglers are clicked. */
async function countRecalculations(count: number): Promise<number> {
  showPage(GROUP(count));
  let [isWritten, recalculations] = [false, 0];
  const { setAttribute } = Element.prototype;
  const compute = window.getComputedStyle.bind(window);
  vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(function write(this: Element, name, value) {
    isWritten = true;
    setAttribute.call(this, name, value);
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    recalculations += Number(isWritten);
    isWritten = false;
    return compute(element);
  });
  mountAll();
  await afterHiding();
  for (const name of ['p1', 'p2']) {
    find(`[data-target="#${name}"]`).click();
    await afterHiding();
  }
  vi.restoreAllMocks();
  controllers.splice(0).forEach((controller) => controller.abort());
  return recalculations;
}

test('a group of ten times as many panels works out styles no more often', async () => {
  const [few, many] = [await countRecalculations(20), await countRecalculations(200)];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual(few);
});

const OPEN_GROUPS = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<div class="group"><button data-toggle="collapse" data-target="#g${at}">${at}</button><div class="collapse show" id="g${at}" data-parent=".group"></div></div>`,
  ).join('');

const OPEN_GROUP = (count: number) =>
  `<div id="one">${OPEN_GROUPS(count).replaceAll('data-parent=".group"', 'data-parent="#one"')}</div>`;

/** Counts the elements that are found in the page while open panels are mounted, at an address with a hash. */
function countFound(html: string): number {
  showPage(html);
  goTo('/#elsewhere');
  const byId = vi.spyOn(document, 'getElementById');
  const bySelector = vi.spyOn(document, 'querySelectorAll');
  mountAll();
  const found = bySelector.mock.results.reduce((sum, { value }) => sum + (value as NodeList).length, 0);
  const count = found + byId.mock.calls.length;
  vi.restoreAllMocks();
  goTo('/');
  controllers.splice(0).forEach((controller) => controller.abort());
  return count;
}

test.each([
  ['groups', OPEN_GROUPS],
  ['panels of a group', OPEN_GROUP],
])('ten times as many open %s are hardly more than ten times as much work', (_, write) => {
  const [few, many] = [countFound(write(20)), countFound(write(200))];
  expect(few).toBeGreaterThan(0);
  expect(many / few).toBeLessThan(15);
});

/** Mounts a group in slices of 20 togglers, as the queue does. */
async function mountSlices(count: number): Promise<void> {
  await whenIdle();
  showPage(GROUP(count));
  const togglers = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  for (let at = 0; at < count; at += 20) {
    togglers.slice(at, at + 20).forEach(mountOne);
    await afterHiding();
  }
}

const hiddenPanels = () => document.querySelectorAll('.collapse[hidden]').length;

test('the panels of a long group are hidden together when nothing is left to mount [PGE-10]', async () => {
  await mountSlices(400);
  expect(hiddenPanels()).toBe(100);
  find('[data-target="#p399"]').click();
  await whenIdle();
  expect(hiddenPanels()).toBe(399);
  expect(isClosed('p399')).toBe(false);
});
