import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRegion } from '#kit/growl';
import { $notices, notify } from '#stores/notices';
import { find, showPage } from '../../../support/page.ts';

const PAGE =
  '<main><p id="text">x</p><a id="link" href="#x">x</a><button id="button" type="button">x</button>' +
  '<form><input id="field"><input id="check" type="checkbox"><select id="select"></select></form></main>';

let controller: AbortController;

function start(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  const region = createRegion(controller.signal);
  controller.signal.addEventListener(
    'abort',
    $notices.subscribe((notices) => region.show(notices)),
  );
}

const texts = () => $notices.get().map(({ text }) => text);
const withAction = { text: 'Undo', run: () => {} };

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  showPage(PAGE);
});

afterEach(() => {
  $notices.set([]);
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows one notice that is old enough to be no answer to the press. */
function show(tone: 'status' | 'error', action?: typeof withAction): void {
  notify(tone, tone, action);
  vi.advanceTimersByTime(300);
}

describe('on a phone', () => {
  beforeEach(() => start(true));

  test('there is room for the newest notice', () => {
    notify('error', 'One');
    notify('error', 'Two');
    expect(texts()).toEqual(['Two']);
    expect(document.querySelectorAll('.ar-growl-item')).toHaveLength(1);
  });

  test.each(['#text', '#field', '#link'])('a tap anywhere ends a status: %s', (target) => {
    show('status');
    find(target).click();
    expect(texts()).toEqual([]);
  });

  test.each(['#link', '#button', '#check', '#select'])('a press of a control ends an error: %s', (target) => {
    show('error');
    find(target).click();
    expect(texts()).toEqual([]);
  });

  test.each(['#text', '#field'])('a tap elsewhere ends no error: %s', (target) => {
    show('error');
    find(target).click();
    expect(texts()).toEqual(['error']);
  });

  test('a submit and a step in the history end an error', () => {
    show('error');
    find('form').dispatchEvent(new Event('submit', { bubbles: true }));
    expect(texts()).toEqual([]);
    show('error');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(texts()).toEqual([]);
  });

  test('a press that the page itself stops ends a notice, too', () => {
    show('status');
    find('#button').addEventListener('click', (event) => event.stopPropagation());
    find('#button').click();
    expect(texts()).toEqual([]);
    show('error');
    find('form').addEventListener('submit', (event) => event.stopPropagation());
    find('form').dispatchEvent(new Event('submit', { bubbles: true }));
    expect(texts()).toEqual([]);
  });

  test.each(['status', 'error'] as const)('nothing ends a notice with an action: %s', (tone) => {
    show(tone, withAction);
    find('#button').click();
    find('#text').click();
    expect(texts()).toEqual([tone]);
  });

  test('a notice that may be the answer to this very press stays', () => {
    notify('status', 'Saved');
    vi.advanceTimersByTime(299);
    find('#button').click();
    expect(texts()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    find('#button').click();
    expect(texts()).toEqual([]);
  });

  test('a tap on the notice itself does not end it', () => {
    show('status');
    find('.ar-growl-item').click();
    expect(texts()).toEqual(['status']);
  });

  test('nothing ends a notice once the region is gone', () => {
    show('error');
    controller.abort();
    find('#button').click();
    find('form').dispatchEvent(new Event('submit', { bubbles: true }));
    dispatchEvent(new PopStateEvent('popstate'));
    expect(texts()).toEqual(['error']);
  });
});

describe('on a wider window', () => {
  beforeEach(() => start(false));

  test('all notices are shown, and no press ends one', () => {
    show('status');
    show('error');
    find('#button').click();
    expect(texts()).toEqual(['status', 'error']);
    expect(document.querySelectorAll('.ar-growl-item')).toHaveLength(2);
  });
});
