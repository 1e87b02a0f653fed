import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPopover } from '#kit/popover';
import { find, showPage } from '../../../support/page.ts';

const { prototype } = HTMLElement;
let controller: AbortController;

// happy-dom lacks `:popover-open`; the module reads `matches` from the prototype when it is imported.
const open = vi.hoisted(() => {
  const { matches } = Element.prototype;
  const opened = new Set<Element>();
  const attach = function (this: Element, selector: string) {
    return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector);
  };
  Object.assign(Element.prototype, { matches: attach });
  return opened;
});

// A replacement for the browser's own toggle: happy-dom has none.
function toggle(this: HTMLElement, newState: string): void {
  this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (newState === 'open') open.add(this);
  else open.delete(this);
}

beforeEach(() => {
  controller = new AbortController();
  Object.assign(prototype, {
    showPopover: vi.fn(function (this: HTMLElement) {
      toggle.call(this, 'open');
    }),
    hidePopover: vi.fn(function (this: HTMLElement) {
      toggle.call(this, 'closed');
    }),
  });
  vi.stubGlobal('CSS', { supports: () => false });
});
afterEach(() => {
  controller.abort();
  open.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(prototype, name);
});

const HTML = '<button class="info">?</button><div>Text</div>';

function show(html = HTML) {
  showPage(html);
  const [button, panel] = [...document.body.children] as [HTMLElement, HTMLElement];
  return { button, panel, popover: createPopover(button, panel, { signal: controller.signal }) };
}

test('button and panel are tied together, and as the server wrote them in the end', () => {
  const { button, panel, popover } = show();
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(button.getAttribute('popovertarget')).toBe(panel.id);
  expect(button.getAttribute('aria-controls')).toBe(panel.id);
  popover.open();
  expect([popover.isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  controller.abort();
  expect(open.size).toBe(0);
  expect(document.body.innerHTML).toBe(HTML);
});

test('a panel that was opened before the script came is known as open', () => {
  showPage(HTML);
  open.add(find('div'));
  const popover = createPopover(find('button'), find('div'), { signal: controller.signal });
  expect([popover.isOpen(), find('button').getAttribute('aria-expanded')]).toEqual([true, 'true']);
  popover.close();
  expect(find('button').getAttribute('aria-expanded')).toBe('false');
});

test('what is open is not opened twice, and the browser’s closing is noticed', () => {
  const { button, panel, popover } = show();
  popover.close();
  popover.open();
  popover.open();
  panel.hidePopover();
  expect([popover.isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  expect(panel.showPopover).toHaveBeenCalledOnce();
});

test('another popover inside the panel is not taken for it', () => {
  const { button } = show('<button></button><div><i popover></i></div>');
  find('i').dispatchEvent(Object.assign(new Event('beforetoggle', { bubbles: true }), { newState: 'open' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('without CSS anchors it is placed again with every scroll while it is open, and not after', () => {
  const frames = vi.fn(() => 1);
  vi.stubGlobal('requestAnimationFrame', frames);
  const { popover } = show();
  document.dispatchEvent(new Event('scroll'));
  expect(frames).not.toHaveBeenCalled();
  popover.open();
  document.dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('resize'));
  expect(frames).toHaveBeenCalledTimes(3);
  popover.close();
  document.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveBeenCalledTimes(3);
});

test('with CSS anchors the browser places it: both are tied by a name while it is open', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const { button, panel, popover } = show();
  popover.open();
  const name = button.style.getPropertyValue('anchor-name');
  expect(name).toBe(`--${panel.id}`);
  expect(panel.style.getPropertyValue('position-anchor')).toBe(name);
  popover.close();
  expect([button.style.length, panel.style.length]).toEqual([0, 0]);
});

test('a browser without popovers shows the panel as it was written', () => {
  Reflect.deleteProperty(prototype, 'showPopover');
  const { popover } = show();
  popover.open();
  controller.abort();
  expect([popover.isOpen(), document.body.innerHTML]).toEqual([true, HTML]);
});

test('panels without an id get one each, and keep their own', () => {
  const first = show().panel.id;
  expect(first).toMatch(/^ar-popover-\d+$/);
  controller.abort();
  controller = new AbortController();
  expect(show().panel.id).not.toBe(first);
  controller.abort();
  controller = new AbortController();
  expect(show('<button></button><div id="own"></div>').panel.id).toBe('own');
});

test.each([
  ['auto', 'ar-popover ar-popover-measured'],
  ['below', 'ar-popover ar-popover-below ar-popover-measured'],
  ['above', 'ar-popover ar-popover-above ar-popover-measured'],
] as const)('the styles know the side of a panel: %s', (side, classes) => {
  showPage(HTML);
  createPopover(find('button'), find('div'), { side, signal: controller.signal });
  expect(find('div').className).toBe(classes);
});

test('an anchored panel is not measured', () => {
  const supports = vi.fn(() => true);
  vi.stubGlobal('CSS', { supports });
  expect(show().panel.className).toBe('ar-popover');
  expect(supports).toHaveBeenCalledWith(expect.stringContaining('position-area'));
});

test('an element that is no button opens its panel by the code of its island', () => {
  showPage('<a href="#x"></a><div></div>');
  createPopover(find('a'), find('div'), { signal: controller.signal });
  expect([find('a').hasAttribute('popovertarget'), find('a').hasAttribute('aria-controls')]).toEqual([
    false,
    true,
  ]);
});

test('a measured panel is at its position in the window, and leaves no style behind', () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 1));
  const { button, panel, popover } = show();
  popover.open();
  expect(panel.style.getPropertyValue('--ar-popover-x')).toMatch(/^-?\d+px$/);
  expect(panel.style.getPropertyValue('--ar-popover-y')).toMatch(/^-?\d+px$/);
  button.style.setProperty('color', 'red');
  panel.style.removeProperty('--ar-popover-x');
  panel.style.removeProperty('--ar-popover-y');
  controller.abort();
  expect([panel.hasAttribute('style'), button.hasAttribute('style')]).toEqual([false, true]);
});
