import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import mountCollapse from '../../islands/collapse/collapse.ts';
import { find, showPage } from '../support/page.ts';

let controllers: AbortController[];
beforeEach(() => (controllers = []));
afterEach(() => {
  controllers.forEach((controller) => controller.abort());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function mountOne(host: HTMLElement): void {
  const controller = new AbortController();
  controllers.push(controller);
  const context = { signal: controller.signal, name: 'collapse', id: `collapse-${controllers.length}` };
  mountCollapse(host, {} as never, context as MountContext<never>);
}

const EXCLUSIVE = `
  <div id="g">
    <button data-target="#v-1" aria-expanded="true">1</button>
    <div class="collapse show" id="v-1" data-parent="#g"><p id="in-1">1</p></div>
    <button data-target="#v-2" aria-expanded="false">2</button>
    <div class="collapse" id="v-2" data-parent="#g"><p id="in-2">2</p>
      <div id="inner">
        <button data-target="#w-1">1</button><div class="collapse show" id="w-1" data-parent="#inner">1</div>
        <button data-target="#w-2">2</button><div class="collapse" id="w-2" data-parent="#inner"><p id="in-w-2">2</p></div>
      </div>
    </div>
    <button data-target="#v-3" aria-expanded="false">3</button>
    <div class="collapse" id="v-3" data-parent="#g"><p id="in-3">3</p></div>
  </div>`;

// Panels are hidden in one batch, at the end of the task.
const afterHiding = () => Promise.resolve();
const mountAll = () => document.querySelectorAll<HTMLElement>('[data-target]').forEach(mountOne);
const isClosed = (id: string) => find(`#${id}`).hasAttribute('hidden');

/** Shows a page with one toggler, one panel, and the site's styles. */
async function show(styles = '', { toggler = '', panel = '' } = {}): Promise<HTMLElement> {
  document.head.innerHTML = `<style>${styles}</style>`;
  showPage(
    `<button data-toggle="collapse" data-target="#one" ${toggler}>One</button><div class="collapse ${panel}" id="one"><p>In</p></div>`,
  );
  mountAll();
  await afterHiding();
  return find('button');
}

test('without styles for it, a closed panel is hidden so that a search finds it [PGE-10]', async () => {
  const button = await show();
  expect(find('#one').getAttribute('hidden')).toBe('until-found');
  button.click();
  expect(isClosed('one')).toBe(false);
});

test('a closed panel that the site’s styles hide is left to them [PGE-10]', async () => {
  const button = await show('.collapse:not(.show) { display: none }');
  expect(isClosed('one')).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  button.click();
  expect(find('#one').classList.contains('show')).toBe(true);
  button.click();
  expect([find('#one').className, isClosed('one')]).toEqual(['collapse', false]);
});

test('a closed panel that styles show although they know closed ones is theirs, whether its toggler shows or not [PGE-10]', async () => {
  await show('.collapse:not(.show) { display: none } .collapse.wide { display: flex }', { panel: 'wide' });
  expect(isClosed('one')).toBe(false);
});

test('a panel whose togglers the site does not show is never hidden; at another width it may be [PGE-10] [PGE-11]', async () => {
  await show('.away { display: none }', { toggler: 'class="away"' });
  expect(isClosed('one')).toBe(false);
  find('button').classList.remove('away');
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => expect(isClosed('one')).toBe(true));
  find('button').classList.add('away');
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => expect(isClosed('one')).toBe(false));
});

test('a toggler inside a closed panel is one: what it opens is closed [PGE-10]', async () => {
  document.head.innerHTML = '<style>.tab-pane { display: none }</style>';
  showPage(
    '<div class="tab-pane"><button data-toggle="collapse" data-target="#one">One</button></div><div class="collapse" id="one"></div>',
  );
  mountAll();
  await afterHiding();
  expect(isClosed('one')).toBe(true);
});

test.each([
  ['bootstrap', { Collapse: { VERSION: '4.6.2' } }],
  ['jQuery', { fn: { collapse: { Constructor: { VERSION: '4.6.2' } } } }],
  ['$', { fn: { collapse: { Constructor: { VERSION: '3.4.1' } } } }],
])(
  'where window.%s is Bootstrap’s script, nothing is done but open through it [PGE-10]',
  async (name, value) => {
    vi.stubGlobal(name, value);
    const button = await show('.collapse:not(.show) { display: none }');
    expect(button.getAttributeNames()).toEqual(['data-toggle', 'data-target']);
    expect([isClosed('one'), find('#one').className.trim()]).toEqual([false, 'collapse']);
    const clicks = vi.fn<() => void>();
    button.addEventListener('click', clicks);
    find('#one p').dispatchEvent(new CustomEvent('archipel:reveal', { bubbles: true }));
    expect(clicks).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['version 5, which reads data-bs-toggle', 'bootstrap', { Collapse: { VERSION: '5.3.9' } }],
  ['an element of that id', 'bootstrap', Object.assign(new EventTarget(), { Collapse: null })],
  ['jQuery alone', 'jQuery', { fn: {} }],
  ['another plugin of that name', 'jQuery', { fn: { collapse: () => {} } }],
])('%s does not take data-toggle from us [PGE-10]', async (_what, name, value) => {
  vi.stubGlobal(name, value);
  await show();
  expect(isClosed('one')).toBe(true);
});

test('Bootstrap’s script that comes later has the panel as it is then [PGE-10]', async () => {
  const button = await show();
  button.click();
  vi.stubGlobal('bootstrap', { Collapse: { VERSION: '4.6.2' } });
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.head.append(script);
  script.dispatchEvent(new Event('load'));
  expect([button.getAttribute('aria-controls'), button.getAttribute('aria-expanded')]).toEqual([
    null,
    'true',
  ]);
  expect(find('#one').classList.contains('show')).toBe(true);
  button.click();
  expect(find('#one').classList.contains('show')).toBe(true);
});

const openOnes = () => [...document.querySelectorAll('.show')].map(({ id }) => id);
const expanded = () =>
  [...document.querySelectorAll('[aria-expanded=true]')].map((toggler) =>
    toggler.getAttribute('data-target'),
  );

test.each([
  ['', ['v-1', 'w-1']],
  ['#v-1', ['v-1', 'w-1']],
  ['#in-1', ['v-1', 'w-1']],
  ['#v-2', ['v-2', 'w-1']],
  ['#in-2', ['v-2', 'w-1']],
  ['#in-w-2', ['v-2', 'w-2']],
  ['#in-3', ['w-1', 'v-3']],
  ['#nowhere', ['v-1', 'w-1']],
])('the address %s opens one panel of an exclusive group: %s [PGE-10]', (hash, open) => {
  location.hash = hash;
  for (const isReversed of [false, true]) {
    showPage(EXCLUSIVE);
    const togglers = [...document.querySelectorAll<HTMLElement>('[data-target]')];
    for (const toggler of isReversed ? togglers.toReversed() : togglers) mountOne(toggler);
    expect(openOnes()).toEqual(open);
    expect(expanded()).toEqual(open.map((id) => `#${id}`));
    controllers.splice(0).forEach((controller) => controller.abort());
  }
  location.hash = '';
});

test('one address after the other opens one panel each time [PGE-10]', async () => {
  showPage(EXCLUSIVE);
  mountAll();
  for (const [hash, open] of [
    ['#in-2', ['v-2', 'w-1']],
    ['#in-1', ['v-1', 'w-1']],
    ['#in-w-2', ['v-2', 'w-2']],
    ['#v-3', ['w-2', 'v-3']],
  ] as const) {
    location.hash = hash;
    dispatchEvent(new Event('hashchange'));
    await vi.waitFor(() => expect(openOnes()).toEqual(open));
  }
  location.hash = '';
});

test('what a script prevents is no press, and a link leads nowhere [PGE-10]', async () => {
  const button = await show();
  const prevent = (event: Event) => event.preventDefault();
  button.addEventListener('click', prevent, { capture: true, once: true });
  button.click();
  expect(isClosed('one')).toBe(true);
  button.click();
  expect(isClosed('one')).toBe(false);
});

test('a press counts although a script stops it on its way up [PGE-10]', async () => {
  const button = await show();
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  button.click();
  await vi.waitFor(() => expect(isClosed('one')).toBe(false));
});
