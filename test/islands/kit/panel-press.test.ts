import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOverrides } from '#kit/overrides.ts';
import {
  becomeControl,
  findGroup,
  findPanels,
  isRequested,
  onPress,
  openWhenRequested,
  pressWhenRequested,
  readPanels,
} from '#kit/panel';
import { emit } from '#runtime';
import { watchConsole } from '../../support/console.ts';
import { find, goTo, makeElement, showPage } from '../../support/page.ts';

let controller: AbortController;

beforeEach(() => {
  controller = new AbortController();
  goTo('/');
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the panels of a toggler', () => {
  const idsOf = (html: string) => readPanels(makeElement(html)).map(({ id }) => id);

  beforeEach(() => showPage('<div id="a" class="p"></div><div id="b" class="p"></div><div id="c d"></div>'));

  test.each([
    ['by the attribute of Bootstrap 5', '<a data-bs-target="#a" data-target="#b" href="#b"></a>', ['a']],
    ['by that of Bootstrap 4', '<a data-target="#a" href="#b"></a>', ['a']],
    ['by its address', '<a href="/page#b"></a>', ['b']],
    ['by its address instead of an empty target', '<a data-target="#" href="#b"></a>', ['b']],
    ['by a selector', '<a data-target=".p"></a>', ['a', 'b']],
    ['by an id that is no selector', '<a data-target="#c d"></a>', ['c d']],
    ['not without a hash', '<a href="/page"></a>', []],
    ['not without any target', '<button></button>', []],
    ['not by a wrong selector', '<a data-target="!!"></a>', []],
  ])('are found %s', (_, html, ids) => {
    expect(idsOf(html)).toEqual(ids);
  });

  test('are missed in a warning that says what to write', () => {
    const { warnings } = watchConsole();
    const toggler = makeElement('<button data-target="#gone"></button>');
    expect(findPanels(toggler, 'collapse')).toEqual([]);
    expect(warnings().join()).toMatch(/no panel "#gone".*"collapse".*Give data-target/s);
    expect(findPanels(makeElement('<button></button>'), 'collapse')).toEqual([]);
    expect(warnings().join()).toMatch(/No panel is named/);
  });

  test('need no warning when there are some', () => {
    const { warnings } = watchConsole();
    expect(findPanels(makeElement('<button data-target="#a"></button>'), 'collapse')).toHaveLength(1);
    expect(warnings()).toEqual([]);
  });

  test('belong to the outermost group that they name; a wrong name is none', () => {
    showPage('<div class="g" id="outer"><div class="g"><p id="panel" data-parent=".g"></p></div></div>');
    const toggler = makeElement('<a data-bs-parent="#other"></a>');
    expect(findGroup(find('#panel'), toggler)).toBe(find('#outer'));
    expect(findGroup(find('.g .g'), toggler)).toBeUndefined();
    expect(findGroup(find('#panel'), makeElement('<a></a>'))).toBe(find('#outer'));
    find('#panel').setAttribute('data-parent', '!!');
    expect(findGroup(find('#panel'), toggler)).toBeUndefined();
  });
});

describe('a toggler', () => {
  const control = (html: string, role: 'button' | 'tab') => {
    const toggler = makeElement(html);
    becomeControl(toggler, role, createOverrides());
    return toggler.outerHTML;
  };

  test.each([
    ['<div></div>', 'button', '<div role="button" tabindex="0"></div>'],
    ['<a href="#a"></a>', 'button', '<a href="#a" role="button"></a>'],
    ['<a></a>', 'button', '<a role="button" tabindex="0"></a>'],
    ['<button></button>', 'button', '<button></button>'],
    ['<button></button>', 'tab', '<button role="tab"></button>'],
    ['<summary></summary>', 'button', '<summary></summary>'],
  ] as const)('%s becomes a %s', (html, role, expected) => {
    expect(control(html, role)).toBe(expected);
  });

  const listen = (html: string, isTaken = false) => {
    showPage(html);
    const handlers = { isTaken: () => isTaken, handOverToBootstrap: vi.fn(), press: vi.fn() };
    onPress(find('#it'), handlers, controller.signal);
    return handlers;
  };

  const press = (key: string, target = '#it') => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    find(target).dispatchEvent(event);
    return event.defaultPrevented;
  };

  test.each([' ', 'Enter'])('is pressed by the key %j, which does nothing else', (key) => {
    const { press: onPressed } = listen('<div id="it"></div>');
    expect(press(key)).toBe(true);
    expect(onPressed).toHaveBeenCalledOnce();
  });

  test('leaves other keys, and those of a field in it, alone', () => {
    const { press: onPressed } = listen('<div id="it"><input id="in"></div>');
    expect(press('a')).toBe(false);
    expect(press(' ', '#in')).toBe(false);
    expect(onPressed).not.toHaveBeenCalled();
  });

  test.each(['button', 'summary'])('that is native has its keys from the browser: %s', (tag) => {
    const { press: onPressed } = listen(`<${tag} id="it"></${tag}>`);
    expect(press(' ')).toBe(false);
    expect(press('Enter')).toBe(false);
    expect(onPressed).not.toHaveBeenCalled();
  });

  test.each([
    ['<a id="it" href="#x"></a>', true],
    ['<button id="it" type="button"></button>', false],
  ])('that is a link does not lead anywhere: %s', (html, isPrevented) => {
    const { press: onPressed } = listen(html);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('#it').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
    expect(onPressed).toHaveBeenCalledOnce();
  });

  test('leaves a press to the site’s script that has prevented it', () => {
    const handlers = listen('<div><a id="it" href="#x"></a></div>');
    document.addEventListener('click', (event) => event.preventDefault(), {
      capture: true,
      signal: controller.signal,
    });
    find('#it').click();
    expect(handlers.press).not.toHaveBeenCalled();
    expect(handlers.handOverToBootstrap).not.toHaveBeenCalled();
  });

  test('is handed over to Bootstrap when that has handled the press', () => {
    const handlers = listen('<a id="it" href="#x"></a>', true);
    find('#it').click();
    expect(handlers.handOverToBootstrap).toHaveBeenCalledOnce();
    expect(handlers.press).not.toHaveBeenCalled();
  });

  test('is pressed, too, when another listener stops the event, and only once', () => {
    vi.useFakeTimers();
    const { press: onPressed } = listen('<div id="box"><button id="it" type="button"></button></div>');
    find('#box').addEventListener('click', (event) => event.stopPropagation(), { once: true });
    find('#it').click();
    expect(onPressed).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onPressed).toHaveBeenCalledOnce();
    find('#it').click();
    vi.runAllTimers();
    expect(onPressed).toHaveBeenCalledTimes(2);
  });

  test('does nothing once it is gone, even for a press just before', () => {
    vi.useFakeTimers();
    const { press: onPressed } = listen('<div id="it"></div>');
    find('#it').addEventListener('click', () => controller.abort());
    find('#it').click();
    vi.runAllTimers();
    find('#it').click();
    expect(press(' ')).toBe(false);
    expect(onPressed).not.toHaveBeenCalled();
  });
});

describe('a panel whose content must be shown (PGE-10)', () => {
  const hashTo = (hash: string) => {
    goTo(hash);
    dispatchEvent(new Event('hashchange'));
  };

  beforeEach(() => showPage('<a id="it"></a><div id="panel"><p id="in"></p></div><p id="out"></p>'));

  test('opens by a search, by a reveal and by the address', () => {
    const open = vi.fn();
    openWhenRequested(find('#panel'), open, controller.signal);
    find('#in').dispatchEvent(new Event('beforematch'));
    expect(open).toHaveBeenCalledTimes(1);
    emit(find('#in'), 'reveal', {});
    expect(open).toHaveBeenCalledTimes(2);
    hashTo('#out');
    expect([isRequested(find('#panel')), open.mock.calls.length]).toEqual([false, 2]);
    hashTo('#in');
    expect([isRequested(find('#panel')), open.mock.calls.length]).toEqual([true, 3]);
  });

  test('stays closed once its toggler is gone, though others listen on', () => {
    const [gone, other] = [vi.fn(), vi.fn()];
    const first = new AbortController();
    openWhenRequested(find('#panel'), gone, first.signal);
    openWhenRequested(find('#panel'), other, controller.signal);
    first.abort();
    hashTo('#in');
    find('#in').dispatchEvent(new Event('beforematch'));
    emit(find('#in'), 'reveal', {});
    expect([gone.mock.calls.length, other.mock.calls.length]).toEqual([0, 3]);
    controller.abort();
    hashTo('#panel');
    expect(other).toHaveBeenCalledTimes(3);
  });

  test('of Bootstrap’s is opened by a press, unless it is open or opens already', () => {
    const onClick = vi.fn();
    find('#it').addEventListener('click', onClick);
    const panel = find('#panel');
    pressWhenRequested(panel, find('#it'), controller.signal);
    emit(panel, 'reveal', {});
    expect(onClick).not.toHaveBeenCalled();
    panel.hidden = true;
    panel.className = 'collapsing';
    emit(panel, 'reveal', {});
    expect(onClick).not.toHaveBeenCalled();
    panel.className = '';
    emit(panel, 'reveal', {});
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('of Bootstrap’s is opened at once when the address points to it', () => {
    const onClick = vi.fn();
    find('#it').addEventListener('click', onClick);
    find('#panel').hidden = true;
    pressWhenRequested(find('#panel'), find('#it'), controller.signal);
    expect(onClick).not.toHaveBeenCalled();
    goTo('#in');
    pressWhenRequested(find('#panel'), find('#it'), controller.signal);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
