import { afterEach, describe, expect, test, vi } from 'vitest';
import { emit } from '#runtime';
import { unmount } from '#runtime/islands/islands.ts';
import { watchConsole } from '../../support/console.ts';
import { find } from '../../support/page.ts';
import { details, entry, key, LIST, opened, press, showMenu, summary } from './menu-page.ts';

afterEach(() => {
  for (const host of document.querySelectorAll('[data-island]')) unmount(host);
  vi.restoreAllMocks();
});

describe('one panel is open at a time', () => {
  test('opening one closes the others, and a second press closes it [MNU-01]', async () => {
    await showMenu();
    press('a');
    expect(opened()).toEqual(['a']);
    press('b');
    expect(opened()).toEqual(['b']);
    press('b');
    expect(opened()).toEqual([]);
  });

  test('what the browser opens by itself, or had opened before the script came, counts [MNU-01]', async () => {
    await showMenu(LIST.replace('<details id="a">', '<details id="a" open="">'));
    details('b').open = true;
    details('b').dispatchEvent(new Event('toggle'));
    expect(opened()).toEqual(['b']);
    details('b').open = false;
    details('b').dispatchEvent(new Event('toggle'));
    press('b');
    expect(opened()).toEqual(['b']);
  });

  test('all close when the page is left [MNU-01]', async () => {
    await showMenu();
    press('a');
    emit(document, 'page-leave', { url: '/', waitFor: () => {} });
    expect(opened()).toEqual([]);
  });

  test.each(['click', 'focusin'])('%s elsewhere closes, inside it does not [MNU-01]', async (type) => {
    await showMenu();
    press('a');
    find('#a a').dispatchEvent(new Event(type, { bubbles: true }));
    expect(opened()).toEqual(['a']);
    find('#else').dispatchEvent(new Event(type, { bubbles: true }));
    expect(opened()).toEqual([]);
  });

  test('nothing closes between the press of a button and its click: what moved then would be missed', async () => {
    await showMenu();
    press('a');
    const send = (type: string) => find('#else').dispatchEvent(new Event(type, { bubbles: true }));
    for (const type of ['pointerdown', 'focusin', 'pointerup']) send(type);
    expect(opened()).toEqual(['a']);
    send('focusin');
    expect(opened()).toEqual([]);
  });

  test('Escape closes, and gives the focus back to the entry where the panel had it [MNU-01]', async () => {
    await showMenu();
    press('a');
    find('#a a').focus();
    key(find('#a a'), 'Escape');
    expect([opened(), document.activeElement]).toEqual([[], summary('a')]);
    press('a');
    find('#else').focus();
    press('a');
    key(document.body, 'Escape');
    expect([opened(), document.activeElement?.id]).toEqual([[], 'else']);
  });

  test('unmounted, everything is as the server wrote it, and no key is heard any more', async () => {
    const host = await showMenu();
    press('a');
    unmount(host);
    expect(host.innerHTML).toBe(LIST);
    details('a').open = true;
    key(document.body, 'Escape');
    expect(opened()).toEqual(['a']);
  });
});

test('arrows lead along the entries, down into the open panel, and round in it [MNU-01]', async () => {
  await showMenu();
  find('#all').focus();
  const go = (name: string) => {
    key(document.activeElement!, name);
    return document.activeElement?.textContent;
  };
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map(go)).toEqual(['a', 'b', 'All', 'b']);
  // Keys on a closed entry are left to the page.
  expect(go('ArrowDown')).toBe('b');
  press('b');
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map(go)).toEqual([
    '1',
    '2',
    '1',
    '2',
    '1',
    '2',
  ]);
});

describe('bad markup', () => {
  test('an entry without a panel is one clear warning, the others live [MNU-01] [PGE-12]', async () => {
    const { warnings } = watchConsole();
    await showMenu(`<ul>${entry('a', '')}${entry('b')}</ul>`);
    const [text, ...more] = warnings();
    expect(more).toEqual([]);
    expect(text).toMatch(
      /There is no panel for the "test-island-\d+" toggler <summary>.*right after the <summary>/,
    );
    press('b');
    expect(opened()).toEqual(['b']);
  });

  test('what folds inside a panel is left to the browser', async () => {
    await showMenu(`<ul>${entry('a', `<div>${entry('inner')}</div>`)}</ul>`);
    press('a');
    details('inner').open = true;
    details('inner').dispatchEvent(new Event('toggle'));
    expect(opened()).toEqual(['a', 'inner']);
  });
});
