import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showLoading } from '#runtime/ajax/loading.ts';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

const link = (duration?: string) =>
  `<a data-ajax-loading="#wait" ${duration === undefined ? '' : `data-ajax-loading-duration="${duration}"`}>x</a>
   <p id="wait" hidden>One moment</p>`;

const wait = () => find('#wait');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the element of data-ajax-loading [FRM-03]', () => {
  test('fades for as many milliseconds as data-ajax-loading-duration says, and is hidden then', () => {
    showPage(link('400'));
    const hide = showLoading(find('a'));
    expect(wait().hidden).toBe(false);
    expect(wait().style.getPropertyValue('--ar-ajax-loading-duration')).toBe('400ms');
    hide();
    vi.advanceTimersByTime(399);
    expect(wait().hidden).toBe(false);
    vi.advanceTimersByTime(1);
    expect(wait().hidden).toBe(true);
  });

  test.each([undefined, '0', '-5', 'slow'])('comes and goes at once for %j', (duration) => {
    showPage(link(duration));
    const hide = showLoading(find('a'));
    expect(wait().hidden).toBe(false);
    hide();
    expect(wait().hidden).toBe(true);
  });

  test('is shown although the server has hidden it by a style, and only that style goes', () => {
    showPage(link());
    wait().style.display = 'none';
    showLoading(find('a'))();
    expect(wait().style.display).toBe('');
    wait().style.display = 'flex';
    showLoading(find('a'))();
    expect(wait().style.display).toBe('flex');
  });

  test('has a class while it is shown, and another one while it fades', () => {
    showPage(link('400'));
    const hide = showLoading(find('a'));
    expect(wait().className).toBe('ar-ajax-loading');
    hide();
    expect(wait().className).toBe('ar-ajax-loading ar-ajax-loaded');
    showLoading(find('a'));
    expect(wait().className).toBe('ar-ajax-loading');
  });

  test('stays if another request shows it while it fades', () => {
    showPage(link('400'));
    showLoading(find('a'))();
    const hide = showLoading(find('a'));
    vi.advanceTimersByTime(400);
    expect(wait().hidden).toBe(false);
    hide();
    vi.advanceTimersByTime(400);
    expect([wait().hidden, wait().className]).toEqual([true, '']);
  });

  test('does not fade for ever', () => {
    showPage(link('Infinity'));
    showLoading(find('a'))();
    expect(wait().hidden).toBe(true);
  });

  test('is one warning with the selector if it is no selector, and nothing without one', () => {
    const { warnings } = watchConsole();
    showPage('<a data-ajax-loading="##">x</a><a id="none" data-ajax-loading="">x</a><p hidden></p>');
    showLoading(find('a'))();
    showLoading(find('#none'))();
    expect(warnings()).toEqual([expect.stringContaining('"##"')]);
    expect(find('p').hidden).toBe(true);
    vi.restoreAllMocks();
  });

  test('stays while another request shows it', () => {
    showPage(link());
    const [first, second] = [showLoading(find('a')), showLoading(find('a'))];
    first();
    expect(wait().hidden).toBe(false);
    second();
    expect(wait().hidden).toBe(true);
  });

  test('does not fade for those who wish less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    showPage(link('400'));
    showLoading(find('a'))();
    expect(wait().hidden).toBe(true);
    vi.unstubAllGlobals();
  });
});
