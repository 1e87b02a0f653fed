import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import { isOffered, readChoices, readShown, type Choice } from '../../islands/select-field/choices.ts';
import { findChoice } from '../../islands/select-field/find-choice.ts';
import type { Props } from '../../islands/select-field/props.ts';
import mountField from '../../islands/select-field/select-field.ts';
import { pressKey } from '../../islands/select-field/select-keys.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { find, showPage } from '../support/page.ts';

const choice = (text: string, more: Partial<Choice> = {}): Choice => ({
  index: 0,
  value: text,
  text,
  isDisabled: false,
  isSelected: false,
  ...more,
});

const COUNTRIES = [
  choice('Allemagne'),
  choice('Autriche', { isDisabled: true }),
  choice('Belgique', { isSelected: true }),
  choice('Émirats'),
  choice('Espagne'),
  choice('Estonie'),
  choice('Zélande', { isDisabled: true }),
];
const press = (
  key: string,
  state: { isOpen: boolean; active: number },
  { isMultiple = false, ...more }: { isMultiple?: boolean; altKey?: boolean; typed?: string } = {},
) =>
  pressKey({ key, altKey: false, typed: key.length === 1 ? key : '', ...more }, state, COUNTRIES, isMultiple);
const closed = { isOpen: false, active: -1 };
const openAt = (active: number) => ({ isOpen: true, active });

describe('a key on a closed list', () => {
  test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('"%s" opens it at what is chosen [PGE-05]', (key) => {
    expect(press(key, closed)).toEqual(openAt(2));
  });
  test.each([
    ['Home', 0],
    ['End', 5],
    ['e', 3],
    ['b', 2],
  ])('"%s" opens it at %i [PGE-05]', (key, active) => expect(press(key, closed)).toEqual(openAt(active)));
  test.each(['Tab', 'Escape', 'Shift', 'F5'])('"%s" means nothing [PGE-05]', (key) =>
    expect(press(key, closed)).toBeUndefined(),
  );
});

describe('a key on an open list', () => {
  test.each([
    ['ArrowDown', 0, 2],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 2, 0],
    ['ArrowUp', 0, 0],
    ['Home', 4, 0],
    ['End', 0, 5],
    ['PageDown', 0, 5],
    ['PageUp', 5, 0],
  ])('"%s" goes from %i to %i, past what is disabled, and not round [PGE-05]', (key, from, to) => {
    expect(press(key, openAt(from))).toEqual(openAt(to));
  });

  test('Enter, space and Alt with the upward arrow choose and close; Tab does, too, and goes on [PGE-05]', () => {
    const chosen = { isOpen: false, active: 3, pick: 3 };
    expect(press('Enter', openAt(3))).toEqual(chosen);
    expect(press(' ', openAt(3))).toEqual(chosen);
    expect(press('ArrowUp', openAt(3), { altKey: true })).toEqual(chosen);
    expect(press('Tab', openAt(3))).toEqual({ ...chosen, isLeft: true });
  });

  test('where several can be chosen it stays open, and Tab changes nothing [PGE-05]', () => {
    expect(press(' ', openAt(3), { isMultiple: true })).toEqual({ isOpen: true, active: 3, pick: 3 });
    expect(press('Tab', openAt(3), { isMultiple: true })).toEqual({ isOpen: false, active: 3, isLeft: true });
  });

  test('Escape is left to the popover, and nothing is chosen where nothing is active [PGE-05]', () => {
    expect(press('Escape', openAt(3))).toBeUndefined();
    expect(press('Enter', openAt(-1))).toEqual({ isOpen: false, active: -1 });
  });

  test('a space inside a word is a letter [PGE-05]', () => {
    expect(press(' ', openAt(0), { typed: 'b ' })).toEqual(openAt(0));
  });

  test('a list without any choice answers no key by an error [PGE-05]', () => {
    const none = [choice('a', { isDisabled: true })];
    expect(pressKey({ key: 'End', altKey: false, typed: '' }, closed, none, false)).toEqual(openAt(-1));
    expect(pressKey({ key: 'x', altKey: false, typed: 'x' }, openAt(-1), [], false)).toEqual(openAt(-1));
  });
});

test.each([
  ['e', -1, 3],
  ['e', 3, 4],
  ['e', 5, 3],
  ['ee', 4, 5],
  ['es', 3, 4],
  ['EST', 4, 5],
  ['émi', 5, 3],
  ['emi', -1, 3],
  ['au', -1, -1],
  ['q', 2, -1],
])('typing "%s" from %i leads to %i, whatever accents and case [PGE-05]', (typed, from, to) => {
  expect(findChoice(typed, COUNTRIES, from)).toBe(to);
});

test('a hidden option, and one without words, is not offered; nothing chosen shows the placeholder [PGE-03]', () => {
  showPage(
    '<select><option value="" selected></option><option hidden>b</option><optgroup label="G" disabled><option>c</option></optgroup></select>',
  );
  const select = find<HTMLSelectElement>('select');
  const choices = readChoices(select);
  expect(
    choices
      .filter((one) => isOffered(select, one))
      .map(({ text, group, isDisabled }) => [text, group, isDisabled]),
  ).toEqual([['c', 'G', true]]);
  expect(readShown(choices, 'Choisissez').placeholder).toBe('Choisissez');
  expect(readShown(choices).choices).toHaveLength(1);
});

describe('the face', () => {
  let controller: AbortController;
  let watched: WatchedConsole;
  beforeEach(() => {
    controller = new AbortController();
    watched = watchConsole();
  });
  afterEach(() => {
    controller.abort();
    vi.restoreAllMocks();
  });

  const mount = (html: string, more: Partial<Props> = {}) => {
    showPage(`<form><div id="host">${html}</div></form>`);
    const props = { look: 'face', search: false, placeholder: undefined, ...more } as Props;
    mountField(find('#host'), props, { signal: controller.signal } as MountContext<Props>);
  };
  const SELECT = '<select><option>un</option><option data-image="/two.svg">deux</option></select>';
  const select = () => find<HTMLSelectElement>('select');
  const face = () => find('.ar-select-face');
  const fire = (type: string, target: EventTarget = select()) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));

  test('follows the visitor, a reset, options that come, scripts and a restored page [PGE-03]', async () => {
    mount(SELECT);
    expect(face().textContent).toBe('un');
    for (const type of ['input', 'change', 'focus', 'pointerover']) {
      select().selectedIndex = 1 - select().selectedIndex;
      fire(type);
      expect(face().textContent).toBe(['un', 'deux'][select().selectedIndex]);
    }
    select().selectedIndex = 1;
    fire('pageshow', window);
    expect([face().textContent, find('.ar-select-face img').getAttribute('src')]).toEqual([
      'deux',
      '/two.svg',
    ]);

    find<HTMLFormElement>('form').reset();
    await vi.waitFor(() => expect(face().textContent).toBe('un'));
    const third = document.createElement('option');
    third.textContent = 'trois';
    select().append(third);
    third.selected = true;
    await vi.waitFor(() => expect(face().textContent).toBe('trois'));
  });

  test('shows the placeholder as text [PGE-03]', () => {
    mount('<select><option value="">-</option></select>', { placeholder: '<b>Choisissez</b>' });
    expect(face().textContent).toBe('<b>Choisissez</b>');
    expect(face().ariaHidden).toBe('true');
  });

  test('leaves with its island, and the select has its own look again [PGE-03]', () => {
    mount(SELECT);
    controller.abort();
    expect(document.querySelector('.ar-select-face')).toBeNull();
    expect(find('#host').className).toBe('');
    expect(() => fire('change')).not.toThrow();
  });

  test('is not made for a select of several lines; a search box warns [PGE-03] [PGE-05]', () => {
    mount('<select multiple><option>a</option></select>', { search: true });
    expect(document.querySelector('.ar-select-face')).toBeNull();
    expect(watched.warnings().join()).toMatch(/no search box.*data-search is ignored/);
  });

  test('without a select is a clear error [PGE-03]', () => {
    expect(() => mount('<input>')).toThrow(/no <select> in <div#host>/);
  });
});
