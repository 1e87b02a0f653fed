import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { When } from '#runtime/islands/definition.ts';
import { chooseStrategy } from '#runtime/islands/strategies/index.ts';
import { interaction } from '#runtime/islands/strategies/interaction.ts';
import { load } from '#runtime/islands/strategies/load.ts';
import '#runtime/page/warnings.ts';
import { watchConsole } from '../../support/console.ts';
import { find, showPage } from '../../support/page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Starts a strategy on a host; the strategy calls `start` when its condition is met. */
function wait(when: When, attributes = '') {
  showPage(`<div id="host" ${attributes}><p></p></div>`);
  const controller = new AbortController();
  const start = vi.fn();
  chooseStrategy(find('#host'), when)(find('#host'), start, controller.signal);
  return { start, host: find('#host'), stop: () => controller.abort() };
}

test('load starts at once', () => {
  expect(wait('load').start).toHaveBeenCalledTimes(1);
});

describe('idle', () => {
  test('waits for a free moment, two seconds at most', () => {
    const request = vi.fn((_run: () => void, _options: object) => 1);
    vi.stubGlobal('requestIdleCallback', request);
    const { start } = wait('idle');
    expect(start).not.toHaveBeenCalled();
    expect(request.mock.calls[0]![1]).toEqual({ timeout: 2000 });
    request.mock.calls[0]![0]();
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('comes after a moment where the browser knows no idle time', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { start } = wait('idle');
    vi.advanceTimersByTime(199);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('never comes for an island that has left', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { start, stop } = wait('idle');
    stop();
    vi.runAllTimers();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('interaction', () => {
  test.each(['pointermove', 'touchstart', 'focusin', 'click', 'change', 'submit'])(
    'starts once on %s',
    (type) => {
      const { start, host } = wait('interaction');
      find('p', host).dispatchEvent(new Event(type, { bubbles: true }));
      find('p', host).dispatchEvent(new Event(type, { bubbles: true }));
      expect(start).toHaveBeenCalledTimes(1);
    },
  );

  test('ends with the island', () => {
    const { start, host, stop } = wait('interaction');
    stop();
    host.click();
    expect(start).not.toHaveBeenCalled();
  });
});

describe('a media query', () => {
  function stubMedia(matches: boolean) {
    const list = Object.assign(new EventTarget(), { matches });
    const matchMedia = vi.fn((_query: string) => list);
    vi.stubGlobal('matchMedia', matchMedia);
    const change = (value: boolean) => {
      list.matches = value;
      list.dispatchEvent(new Event('change'));
    };
    return { matchMedia, change };
  }

  test.each([
    ['media(min-width: 768px)', '(min-width: 768px)'],
    ['media((min-width: 768px) and (pointer: fine))', '(min-width: 768px) and (pointer: fine)'],
  ] as const)('%s asks for %s', (when, query) => {
    const { matchMedia } = stubMedia(true);
    expect(wait(when).start).toHaveBeenCalledTimes(1);
    expect(matchMedia).toHaveBeenCalledWith(query);
  });

  test('that matches later starts later, once', () => {
    const { change } = stubMedia(false);
    const { start } = wait('media(min-width: 768px)');
    change(false);
    expect(start).not.toHaveBeenCalled();
    change(true);
    change(true);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('what the page says', () => {
  test.each(['interaction', ' Interaction '])('overrides the definition: %s', (strategy) => {
    showPage(`<div data-island-when="${strategy}"></div>`);
    expect(chooseStrategy(find('div'), 'load')).toBe(interaction);
  });

  test('takes the old name of first-input, with one warning that has the new one', async () => {
    const { warnings } = watchConsole();
    showPage(
      '<div id="old" data-island-when="use"></div><div id="new" data-island-when="first-input"></div>',
    );
    expect(chooseStrategy(find('#old'), 'load')).toBe(chooseStrategy(find('#new'), 'load'));
    await vi.runAllTimersAsync();
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]).toContain('"first-input"');
  });

  test.each(['hover', 'toString', '', 'media()'])(
    'warns and is ignored when it is unknown: "%s"',
    async (strategy) => {
      const { warnings } = watchConsole();
      showPage(`<div id="host-${strategy.length}" data-island-when="${strategy}"></div>`);
      expect(chooseStrategy(find('div'), 'load')).toBe(load);
      await vi.runAllTimersAsync();
      expect(warnings()[0]).toContain(`data-island-when="${strategy}"`);
      expect(warnings()[0]).toContain(
        'Allowed: load, idle, first-input, visible, interaction, media(query).',
      );
    },
  );
});

describe('input', () => {
  const PAGE = '<header><input name="q"></header><main data-page><form><input name="n"></form></main>';

  /** Opens a page that the browser has loaded in this way. */
  function open(type: NavigationTimingType) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    showPage(PAGE);
    const start = vi.fn();
    const controller = new AbortController();
    const root = document.documentElement;
    chooseStrategy(root, 'input')(root, start, controller.signal);
    const change = (selector: string, name: string) =>
      find(selector).dispatchEvent(new Event(name, { bubbles: true }));
    return { start, change, stop: () => controller.abort() };
  }

  test.each(['input', 'change'])('starts once, with the first %s of a field of the page', (name) => {
    const { start, change } = open('navigate');
    vi.runAllTimers();
    change('[name=q]', name);
    expect(start).not.toHaveBeenCalled();
    change('[name=n]', name);
    change('[name=n]', name);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test.each(['reload', 'back_forward'] as const)(
    'starts without any input in a document after %s, whose fields the browser may have filled',
    (type) => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
      vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
      const { start } = open(type);
      return vi.waitFor(async () => {
        await vi.runAllTimersAsync();
        expect(start).toHaveBeenCalledTimes(1);
      });
    },
  );

  test('never comes once it is stopped', () => {
    const { start, change, stop } = open('navigate');
    stop();
    change('[name=n]', 'input');
    expect(start).not.toHaveBeenCalled();
  });
});
