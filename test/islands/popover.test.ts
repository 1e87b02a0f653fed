import { afterAll, afterEach, expect, test, vi } from 'vitest';
import mount, { props } from '../../islands/popover/popover.ts';
import { mount as mountAll } from '#runtime/islands/islands.ts';
import { whenIdle } from '#runtime/page/activity.ts';
import { watchConsole } from '../support/console.ts';
import { registerIsland } from '../support/islands.ts';
import { find, showPage } from '../support/page.ts';

Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
vi.stubGlobal('CSS', { supports: () => false, escape: (text: string) => text });
registerIsland(mount, { props, selector: '[data-popover]' });
afterEach(() => vi.restoreAllMocks());
// The next file's document has the same prototypes.
afterAll(() => {
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

async function show(html: string): Promise<void> {
  showPage(html);
  mountAll();
  await whenIdle();
}

test.each([
  ['by its id', '<button data-popover="#two"></button>'],
  ['by its id without a #', '<button data-popover="two"></button>'],
  ['as the browser knows it', '<button data-popover popovertarget="two"></button>'],
])('a button finds its panel %s [CHK-01]', async (_title, button) => {
  await show(
    `<i class="ar-popover" id="one"></i>${button}<p class="ar-popover" id="three"></p><div id="two"></div>`,
  );
  expect(find('button').getAttribute('aria-controls')).toBe('two');
});

test('where none is named, it is the next one after the button [CHK-01]', async () => {
  await show(
    '<i class="ar-popover" id="one"></i><button data-popover></button><p class="ar-popover" id="two"></p>',
  );
  expect(find('button').getAttribute('aria-controls')).toBe('two');
});

test('bad markup is one clear warning for each mistake, and stays as it is [PGE-12]', async () => {
  const { warnings } = watchConsole();
  const missing = '<button data-popover="#none">?</button>';
  const html = `${missing}${missing}<a data-popover="#p" href="/x">?</a><p id="p"></p>`;
  await show(html);
  expect(warnings()).toEqual([
    expect.stringMatching(/There is no panel for the "popover" toggler <button.*Write popovertarget="id"/),
    expect.stringMatching(/No button is the "popover" toggler <a.*on a <button type="button">/),
  ]);
  expect(document.body.innerHTML).toBe(html);
});
