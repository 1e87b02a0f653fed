import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { readValidatedForm } from '#validation/engine/form.ts';
import { listen } from '#validation/engine/listen.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { find, makeElement, showPage } from '../../support/page.ts';
import { enter, field, leave, lines, showForms, submit, SUMMARY, text, type } from '../support/forms.ts';

const REQUIRED = 'data-val-required="Requis."';
const SHORT = 'data-val-maxlength="Trop long." data-val-maxlength-max="3"';
const message = (name: string) => text(`[data-valmsg-for="${name}"]`);

/** Errors of listeners, which do not reach the test otherwise. */
const thrown: unknown[] = [];

beforeEach(() => {
  thrown.length = 0;
  const record = (event: Event) => void thrown.push(event);
  window.addEventListener('error', record);
  onTestFinished(() => window.removeEventListener('error', record));
});

test('a change says nothing of the other fields that were not changed yet [VAL-15]', async () => {
  await showForms(`<form>${field('A', REQUIRED)}${field('B', REQUIRED)}</form>`);
  enter(find('#A'), '');
  expect([message('A'), message('B')]).toEqual(['Requis.', '']);
});

test('a field that reads another one complains of its change only once it was wrong itself [VAL-03]', async () => {
  const equal = 'data-val-equalto="Pas les mêmes." data-val-equalto-other="P"';
  await showForms(`<form>${field('P', '')}${field('Q', equal)}</form>`);
  enter(find('#P'), 'a');
  enter(find('#Q'), 'a');
  type(find('#P'), 'ab');
  expect(message('Q')).toBe('');
  leave(find('#Q'));
  expect(message('Q')).toBe('Pas les mêmes.');
  type(find('#P'), 'a');
  expect(message('Q')).toBe('');
  type(find('#P'), 'ac');
  expect(message('Q')).toBe('Pas les mêmes.');
});

test('the error of a field that another field has switched off is gone after that one’s change [VAL-15]', async () => {
  const form = await showForms(`<form>${SUMMARY}${field('A', REQUIRED)}${field('B', SHORT, 'x')}</form>`);
  submit(form);
  find<HTMLInputElement>('#A').disabled = true;
  type(find('#B'), 'xy');
  expect(lines()).toEqual(['Requis.']);
  leave(find('#B'));
  expect(lines()).toEqual([]);
});

const point = (kind: string, pointerType: string, target: EventTarget = document) =>
  target.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles: true }));

/** Shows a form, and returns what its field says after a press that a time follows. */
async function pressAround(end: () => void, milliseconds: number): Promise<string | null> {
  await showForms(`<form>${field('A', SHORT)}<button type="button">x</button></form>`);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  find('button').addEventListener('pointerdown', (event) => event.stopPropagation());
  find('button').addEventListener('pointerup', (event) => event.stopPropagation());
  point('pointerdown', 'mouse', find('button'));
  enter(find('#A'), 'long');
  expect(message('A')).toBe('');
  end();
  vi.advanceTimersByTime(milliseconds);
  return message('A');
}

test.each<[string, () => void, number, number]>([
  ['the release of a mouse button', () => point('pointerup', 'mouse', find('button')), 0, -1],
  ['the release of a finger', () => point('pointerup', 'touch', find('button')), 350, 349],
  ['a press that the browser takes over', () => point('pointercancel', 'touch'), 0, -1],
  ['a second, where nothing ends it', () => {}, 1_000, 999],
])(
  'a message waits during a press for %s, even if the page stops its events [VAL-15]',
  async (_, end, after, before) => {
    if (before >= 0) {
      expect(await pressAround(end, before)).toBe('');
      vi.runAllTimers();
      vi.useRealTimers();
    }
    expect(await pressAround(end, after)).toBe('Trop long.');
  },
);

test('input elsewhere than in a form with rules is left alone [VAL-15]', async () => {
  await showForms(`<div contenteditable></div><input id="free"><form><input id="plain" name="P"></form>`);
  for (const selector of ['div', '#free', '#plain']) {
    find(selector).dispatchEvent(new Event('input', { bubbles: true }));
    leave(find(selector));
  }
  find('form').dispatchEvent(new Event('reset', { bubbles: true }));
  expect(submit(find('form'))).toBe(true);
  expect(thrown).toEqual([]);
});

test('a reset that the page prevents changes nothing [VAL-15]', async () => {
  const form = await showForms(`<form>${field('A', REQUIRED)}</form>`);
  submit(form);
  form.addEventListener('reset', (event) => event.preventDefault());
  form.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }));
  expect(message('A')).toBe('Requis.');
});

test.each<[string, string, (input: Element) => void, string[]]>([
  ['rules that are switched on', '', (input) => input.setAttribute('data-val', 'true'), ['A']],
  ['rules that are switched off', 'data-val="true"', (input) => input.setAttribute('data-val', 'false'), []],
  ['another name', 'data-val="true"', (input) => input.setAttribute('name', 'B'), ['B']],
])('a field that gets %s is validated so [VAL-18]', async (_, attribute, change, names) => {
  const form = await showForms(
    `<form>${field('Z', REQUIRED)}<input id="A" name="A" ${attribute} ${REQUIRED}></form>`,
  );
  expect(Object.keys((await validateElement(form)).errors)).toEqual(attribute ? ['Z', 'A'] : ['Z']);
  change(find('#A'));
  await whenIdle();
  expect(Object.keys((await validateElement(form)).errors)).toEqual(['Z', ...names]);
});

test('a field outside that names its form later is validated with it [VAL-18]', async () => {
  const form = await showForms(`<form id="f">${field('Z', REQUIRED)}</form>${field('A', REQUIRED)}`);
  expect(Object.keys((await validateElement(form)).errors)).toEqual(['Z']);
  find('#A').setAttribute('form', 'f');
  await whenIdle();
  expect(Object.keys((await validateElement(form)).errors)).toEqual(['Z', 'A']);
});

test('a row that is numbered anew has its messages under its new names [VAL-18]', async () => {
  const form = await showForms(`<form>${field('Rows[1].A', REQUIRED)}</form>`);
  submit(form);
  find('input').setAttribute('name', 'Rows[0].A');
  find('[data-valmsg-for]').setAttribute('data-valmsg-for', 'Rows[0].A');
  await whenIdle();
  type(find('input'), 'x');
  expect(message('Rows[0].A')).toBe('');
  type(find('input'), '');
  expect(message('Rows[0].A')).toBe('Requis.');
});

test('a button that becomes another type leaves or joins its group [VAL-18]', async () => {
  const box = (id: string) => `<input id="${id}" type="checkbox" name="A" data-val="true" ${REQUIRED}>`;
  const form = await showForms(`<form>${box('x')}${box('y')}</form>`);
  expect(readValidatedForm(form).fields).toHaveLength(1);
  find('#y').setAttribute('type', 'radio');
  await whenIdle();
  expect(readValidatedForm(form).fields).toHaveLength(2);
});

test('a form is read again only where controls or messages came or went, alone or among others [VAL-18]', async () => {
  const form = await showForms(`<form>${field('A', REQUIRED)}</form>`);
  const { fields } = readValidatedForm(form);
  form.append('text', document.createComment('x'), makeElement('<p>plain</p>'));
  find('p').remove();
  find('#A').setAttribute('title', 'x');
  await whenIdle();
  expect(readValidatedForm(form).fields).toBe(fields);
  form.append('text', makeElement(`<p><b>${field('B', REQUIRED)}</b></p>`), makeElement('<i></i>'));
  await whenIdle();
  expect(readValidatedForm(form).fields.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('the end of the page ends all of it [NAV-14]', async () => {
  showPage(`<form>${field('A', SHORT)}</form>`);
  const life = new AbortController();
  listen(life.signal);
  const form = find<HTMLFormElement>('form');
  enter(find('#A'), 'long');
  expect(message('A')).toBe('Trop long.');
  life.abort();
  enter(find('#A'), 'x');
  form.dispatchEvent(new Event('reset', { bubbles: true }));
  expect(message('A')).toBe('Trop long.');
  expect(submit(form)).toBe(true);
  document.body.append(makeElement(`<form id="late">${field('B', REQUIRED)}</form>`));
  await whenIdle();
  expect(find('#late').hasAttribute('novalidate')).toBe(false);
});
