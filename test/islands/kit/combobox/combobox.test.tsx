import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Combobox, findServerInput, useSuggest, writeFieldText, type ComboboxRow } from '#kit/combobox';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { leavePage, mount, registerIsland, unmount, whenIdle } from '../../../support/islands.ts';
import { find, makeElement, showPage } from '../../../support/page.ts';

const typed: unknown[][] = [];
let chosen: string[] = [];
let more: string[] = [];

// A row needs a width to be active: happy-dom has no layout.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 100 });
});

afterEach(() => {
  leavePage();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetWidth');
  typed.length = 0;
});

/** A list of words under a field; `more` appends others and keeps the list open. */
function WordList() {
  const { host } = useIsland();
  const [words, setWords] = useState(['one', 'two', 'three']);
  const rows: ComboboxRow[] = words.map((text) => ({
    key: text,
    text,
    content: text,
    run: () => {
      chosen.push(text);
      if (text === 'three') setWords(more);
    },
    stays: text === 'three',
  }));
  return (
    <Combobox input={findServerInput(host)} rows={rows} label="Rows" onText={(...args) => typed.push(args)} />
  );
}

async function start(field = '<input type="text" value="">', prepare = () => {}) {
  chosen = [];
  more = ['one', 'two', 'four', 'five'];
  const name = registerIsland(react(WordList, { placement: 'append' }));
  showPage(`<div data-island="${name}"><label>Word ${field}</label></div>`);
  prepare();
  mount();
  await whenIdle();
  await vi.waitFor(() => expect(document.querySelector('[role=listbox]')).not.toBeNull(), { interval: 5 });
  return find('[data-island]');
}

const input = () => find<HTMLInputElement>('input');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const active = () => options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;
const isOpen = () => !find('.ar-combobox').hidden;
const soon = (check: () => void) => vi.waitFor(check, { interval: 5 });

function press(key: string, isComposing = false): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isComposing', { value: isComposing });
  input().dispatchEvent(event);
}

function type(text: string, init: object = {}): void {
  input().value = text;
  input().dispatchEvent(Object.assign(new Event('input', { bubbles: true }), init));
}

describe('a combobox (SRC-01)', () => {
  test('gives the server’s field the role of one, and takes it back in the end', async () => {
    const host = await start();
    expect(input().getAttribute('role')).toBe('combobox');
    expect(input().getAttribute('autocomplete')).toBe('off');
    expect(host.classList.contains('ar-combobox-host')).toBe(true);
    unmount(host);
    expect(input().outerHTML).toBe('<input type="text" value="">');
    expect(host.classList.contains('ar-combobox-host')).toBe(false);
    type('a');
    expect(typed).toEqual([]);
  });

  test('leaves suggestions of the browser to the page that wants them', async () => {
    await start('<input type="text" autocomplete="street-address">');
    expect(input().getAttribute('autocomplete')).toBe('street-address');
  });

  test('reports what is typed, and whether it is still composed', async () => {
    await start();
    type('a');
    type('あ', { isComposing: true });
    input().dispatchEvent(new Event('compositionend'));
    expect(typed).toEqual([
      ['a', false],
      ['あ', true],
      ['あ', false],
    ]);
  });

  test('reports what was typed before its code came', async () => {
    await start(undefined, () => {
      input().focus();
      input().value = 'early';
    });
    expect(typed).toEqual([['early', false]]);
    expect(isOpen()).toBe(true);
  });

  test.each([
    ['the server wrote it', '<input type="text" value="early">', () => input().focus()],
    ['its field was left', '<input type="text" value="">', () => (input().value = 'early')],
  ])('reports no text when %s', async (_, field, prepare) => {
    await start(field, prepare);
    expect(typed).toEqual([]);
    expect(isOpen()).toBe(false);
  });
});

describe('the active row of a combobox', () => {
  test('moves by the arrow keys, and is chosen by Enter', async () => {
    await start();
    press('ArrowDown');
    await soon(() => expect(active()).toBe('one'));
    press('ArrowDown');
    expect(active()).toBe('two');
    press('ArrowUp');
    expect(active()).toBe('one');
    press('Enter');
    expect(chosen).toEqual(['one']);
    await soon(() => expect(isOpen()).toBe(false));
    expect(active()).toBeUndefined();
  });

  test('is the last one after an arrow up', async () => {
    await start();
    press('ArrowUp');
    await soon(() => expect(active()).toBe('three'));
  });

  test('stays where it is while an input method composes', async () => {
    await start();
    press('ArrowDown');
    await soon(() => expect(active()).toBe('one'));
    press('ArrowDown', true);
    press('Enter', true);
    expect([active(), chosen]).toEqual(['one', []]);
    press('ArrowDown');
    expect(active()).toBe('two');
  });

  test('is the next one when a row loads more, and stands in for its own', async () => {
    await start();
    press('ArrowUp');
    await soon(() => expect(active()).toBe('three'));
    press('Enter');
    await soon(() => expect(active()).toBe('four'));
    expect([chosen, isOpen()]).toEqual([['three'], true]);
    press('ArrowDown');
    expect(active()).toBe('five');
  });

  test('is none when a row loads fewer than there were', async () => {
    await start();
    more = ['one', 'two'];
    press('ArrowUp');
    await soon(() => expect(active()).toBe('three'));
    press('Enter');
    await soon(() => expect(options()).toHaveLength(2));
    expect(active()).toBeUndefined();
  });

  test('does not move by keys once the list is closed', async () => {
    await start();
    press('ArrowDown');
    await soon(() => expect(active()).toBe('one'));
    press('Escape');
    await soon(() => expect(isOpen()).toBe(false));
    press('Enter');
    expect([active(), chosen]).toEqual([undefined, []]);
  });
});

describe('the field of a combobox', () => {
  test.each(['<input>', '<input type="text">', '<input type="search">'])(
    'is the first of its kind: %s',
    (html) => {
      const host = makeElement(`<div><input type="hidden"><input type="checkbox">${html}</div>`);
      expect(findServerInput(host)).toBe(host.lastElementChild);
    },
  );

  test('may be selected by the island', () => {
    const host = makeElement('<div><input><input class="other"></div>');
    expect(findServerInput(host, '.other')).toBe(host.lastElementChild);
  });

  test('says what to write when it is missing', () => {
    const host = makeElement('<div><p class="other"></p></div>');
    expect(() => findServerInput(host, '.other')).toThrow(ArchipelError);
    expect(() => findServerInput(host, '.other')).toThrow(/no field.*fits \.other.*Write the field/s);
  });

  test('is written as if it was typed; the same text is no change', () => {
    showPage('<input value="a">');
    const onChange = vi.fn();
    document.body.addEventListener('change', onChange);
    writeFieldText(input(), 'a');
    expect(onChange).not.toHaveBeenCalled();
    writeFieldText(input(), 'b');
    expect([input().value, onChange.mock.calls.length]).toEqual(['b', 1]);
    document.body.removeEventListener('change', onChange);
  });
});

test('a view shows the suggestions for a text that is long enough', async () => {
  const load = vi.fn((text: string) => Promise.resolve({ items: [text.toUpperCase()] }));
  const name = registerIsland(
    react(() => {
      const [state, suggest] = useSuggest(load, 2);
      return (
        <button type="button" onClick={() => suggest.query(find('#query').textContent)}>
          {JSON.stringify(state)}
        </button>
      );
    }),
  );
  showPage(`<b id="query">a</b><div data-island="${name}"></div>`);
  mount();
  await whenIdle();
  await soon(() => void find('button'));
  find('button').click();
  find('#query').textContent = 'ab';
  find('button').click();
  await soon(() => expect(find('button').textContent).toContain('AB'));
  expect(load.mock.calls.map(([text]) => text)).toEqual(['ab']);
});
