import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchConsole } from '../../support/console.ts';
import { showPage } from '../../support/page.ts';

const NAMES = ['xs', 'sm', 'md', 'lg', 'desktop'] as const;

beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

const { happyDOM } = window as unknown as { happyDOM: { setViewport(view: { width: number }): void } };
const setWidth = (width: number) => happyDOM.setViewport({ width });

/** Imports the module anew for a page with these settings. */
function openPage(layout: unknown) {
  const config = JSON.stringify({ layout });
  showPage(`<script type="application/json" id="archipel-config">${config}</script>`);
  return import('#kit/breakpoints.ts');
}

async function namesAbove(layout: unknown, width: number): Promise<string[]> {
  const { isBelow } = await openPage(layout);
  setWidth(width);
  return NAMES.filter(isBelow);
}

test.each([
  [575, ['xs', 'sm', 'md', 'lg', 'desktop']],
  [576, ['sm', 'md', 'lg', 'desktop']],
  [768, ['md', 'lg', 'desktop']],
  [992, ['lg', 'desktop']],
  [1199, ['lg', 'desktop']],
  [1200, []],
])('a window of %d pixels is below %j [MNU-04]', async (width, expected) => {
  expect(await namesAbove(undefined, width)).toEqual(expected);
});

test('a site has widths of its own, and its menu another than its columns [MNU-04]', async () => {
  const layout = { desktop: 1024, breakpoints: { md: 900 } };
  expect(await namesAbove(layout, 1023)).toEqual(['lg', 'desktop']);
  expect(await namesAbove(layout, 899)).toEqual(['md', 'lg', 'desktop']);
});

test.each([
  [{ desktop: '1024px' }, 'layout.desktop is "1024px"'],
  [{ desktop: 0 }, 'layout.desktop is 0'],
])(
  'a width that is none is one clear warning, and the usual one holds: %j [MNU-04]',
  async (layout, text) => {
    const { warnings } = watchConsole();
    expect(await namesAbove(layout, 1199)).toContain('desktop');
    const width = `[archipel] The setting ${text}; it is not used. Write a width in pixels such as 1200.`;
    await vi.waitFor(() => expect(warnings()).toEqual([width]));
  },
);

test('who follows a width is told how it is, and of each crossing until the signal ends [MNU-04]', async () => {
  const { onBreakpoint } = await openPage(undefined);
  const list = Object.assign(new EventTarget(), { matches: false });
  const request = vi.spyOn(window, 'matchMedia').mockReturnValue(list as never);
  const controller = new AbortController();
  const reported: boolean[] = [];
  const cross = (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
  onBreakpoint('desktop', (isNarrower) => reported.push(isNarrower), controller.signal);
  cross(true);
  cross(false);
  controller.abort();
  cross(true);
  expect(request).toHaveBeenCalledWith('(width < 1200px)');
  expect(reported).toEqual([false, true, false]);
});
