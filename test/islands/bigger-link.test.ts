import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '#runtime';
import serveBiggerLinks from '../../islands/bigger-link/bigger-link.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';

let controller: AbortController;
let watched: WatchedConsole;
let open: ReturnType<typeof vi.spyOn>;
const followed: string[] = [];

beforeEach(() => {
  controller = new AbortController();
  watched = watchConsole();
  followed.length = 0;
  open = vi.spyOn(window, 'open').mockReturnValue(null);
  serveBiggerLinks({} as App, { signal: controller.signal });
});
const at = (event: Event, time: number) => Object.defineProperty(event, 'timeStamp', { value: time });

afterEach(() => {
  // The time of the last scroll is global, so each test resets it.
  document.dispatchEvent(at(new Event('scroll'), -10_000));
  controller.abort();
  vi.restoreAllMocks();
  getSelection()?.removeAllRanges();
});

function show(inner: string, marker = 'data-bigger-link'): void {
  showPage(`<div><article ${marker}><p id="text">Du grès</p>${inner}</article></div>`);
  document.querySelectorAll('a').forEach((link) =>
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    }),
  );
}

function press(selector: string, init: MouseEventInit = {}, type = 'click'): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
}

const LINK = '<a href="/fr/a">A</a><a class="main" href="/fr/b">B</a>';

test('a click anywhere follows the first link, by the link’s own click [PGE-08]', () => {
  show(LINK);
  press('#text');
  press('article');
  expect(followed).toEqual(['/fr/a', '/fr/a']);
});

test('the selector of the page names another link [PGE-08]', () => {
  show(LINK, 'data-bigger-link=".main"');
  press('#text');
  expect(followed).toEqual(['/fr/b']);
});

test.each([
  '<button><b id="in">x</b></button>',
  '<label id="in">x</label>',
  '<input id="in">',
  '<select id="in"></select>',
  '<textarea id="in"></textarea>',
  '<details><summary id="in">x</summary></details>',
  '<div contenteditable id="in"></div>',
  '<span tabindex="0" id="in"></span>',
  '<i role="button" id="in"></i>',
  '<video controls id="in"></video>',
])('a click on %s is its own [PGE-08]', (control) => {
  show(LINK + control);
  press('#in');
  expect(followed).toEqual([]);
});

test('a link inside is followed once, and no other with it [PGE-08]', () => {
  show(LINK);
  press('.main');
  expect(followed).toEqual(['/fr/b']);
});

test('a block that can be focused itself still leads on [PGE-08]', () => {
  show(LINK, 'data-bigger-link tabindex="-1"');
  press('#text');
  expect(followed).toEqual(['/fr/a']);
});

test('a selection in the block is no click, one elsewhere is [PGE-08]', () => {
  show(LINK);
  document.body.insertAdjacentHTML('beforeend', '<p id="other">Ailleurs</p>');
  const selection = { isCollapsed: false, containsNode: (node: Node) => node.contains(find('#text')) };
  const spy = vi.spyOn(window, 'getSelection').mockReturnValue(selection as unknown as Selection);
  press('#text');
  expect(followed).toEqual([]);
  spy.mockReturnValue({ isCollapsed: false, containsNode: () => false } as unknown as Selection);
  press('#text');
  expect(followed).toEqual(['/fr/a']);
});

test('a click within 500 ms of a scroll, also of an inner one, is none [PGE-08]', () => {
  show(LINK);
  find('#text').dispatchEvent(at(new Event('scroll'), 1_000));
  find('#text').dispatchEvent(at(new MouseEvent('click', { bubbles: true }), 1_499));
  expect(followed).toEqual([]);
  find('#text').dispatchEvent(at(new MouseEvent('click', { bubbles: true }), 1_500));
  expect(followed).toEqual(['/fr/a']);
});

test('Ctrl, Meta and the middle button open a tab without a hold of the page; Shift and Alt do nothing [PGE-08]', () => {
  show(LINK);
  press('#text', { ctrlKey: true });
  press('#text', { metaKey: true });
  press('#text', { button: 1 }, 'auxclick');
  expect(open.mock.calls).toEqual(
    Array(3).fill([new URL('/fr/a', location.href).href, '_blank', 'noopener']),
  );
  press('#text', { shiftKey: true });
  press('#text', { altKey: true });
  press('#text', { button: 2 }, 'auxclick');
  expect([open.mock.calls.length, followed]).toEqual([3, []]);
});

test('the middle button does not begin to scroll on a block, but does on its controls [PGE-08]', () => {
  show(LINK);
  expect(press('#text', { button: 1 }, 'mousedown').defaultPrevented).toBe(true);
  expect(press('a', { button: 1 }, 'mousedown').defaultPrevented).toBe(false);
  expect(press('#text', { button: 0 }, 'mousedown').defaultPrevented).toBe(false);
});

test('a click that somebody has used already is no second one [PGE-08]', () => {
  show(LINK);
  find('#text').addEventListener('click', (event) => event.preventDefault());
  press('#text');
  expect(followed).toEqual([]);
});

test.each([
  ['', 'no link with an href'],
  ['=".none"', 'no link that fits'],
  ['="..!"', 'no link that fits'],
])('a block%s without its link is one clear warning, and nothing breaks [PGE-08]', (value, labels) => {
  show('<a>x</a>', `data-bigger-link${value} class="c${labels.length}${value.length}"`);
  press('#text');
  press('#text');
  expect(watched.warnings().filter((text) => text.includes(labels))).toHaveLength(1);
});
