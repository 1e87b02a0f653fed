import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showLoading } from '#runtime/ajax/loading.ts';
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
