import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import dateField from '../../islands/date-field/date-field.tsx';
import { props } from '../../islands/date-field/props.ts';
import { validateTyped, readTypedDate, toIsoDay } from '../../islands/date-field/typed-date.ts';
import { firstDayOfCulture } from '../../islands/date-field/week.ts';
import { formatCultureDate, parseCultureDate, parseIsoDate } from '#runtime/forms/dates.ts';
import { watchConsole, type WatchedConsole } from '../support/console.ts';
import { leavePage, mountPage, registerIsland, unmount } from '../support/islands.ts';
import { find, showPage } from '../support/page.ts';

let consoleWatch: WatchedConsole;
beforeEach(() => {
  consoleWatch = watchConsole();
  showPage('', { lang: 'fr' });
});
afterEach(leavePage);

describe('a date that is typed [PGE-04]', () => {
  test.each([
    ['1/2/26', '2026-02-01'],
    ['01/02/2026', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['1 2 26', '2026-02-01'],
    [' 010226 ', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['20260201', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['29/02/28', '2028-02-29'],
    ['1/2/49', '2049-02-01'],
    ['1/2/50', '1950-02-01'],
  ])('%s is read as %s', (typed, day) => expect(toIsoDay(readTypedDate(typed))).toBe(day));

  test.each([
    '31/02/26',
    '310226',
    '29/02/26',
    '1/13/26',
    '0/1/26',
    'demain',
    '1/2',
    '12',
    '1/2/026',
    '99999999',
  ])('%s is none', (typed) => expect(readTypedDate(typed)).toBeNaN());

  test.each([
    ['fr', '01/02/26'],
    ['nl', '01-02-26'],
    ['nl-BE', '01/02/26'],
  ])('is written in the short format of %s, and read again as the same day', (lang, text) => {
    showPage('', { lang });
    const time = parseIsoDate('2026-02-01');
    expect(formatCultureDate(time)).toBe(text);
    expect(parseCultureDate(text)).toBe(time);
  });

  test.each(['1930-05-06', '2051-05-06', '1950-05-06', '2049-05-06'])(
    'of %s has as many digits of the year as it takes to be read as the same day',
    (day) => expect(toIsoDay(parseCultureDate(formatCultureDate(parseIsoDate(day))))).toBe(day),
  );

  test('is judged by the first and the last day that may be chosen, both included', () => {
    const range = { min: parseIsoDate('2026-02-01'), max: parseIsoDate('2026-02-28') };
    const kinds = ['', ' ', 'x', '31/1/26', '1/2/26', '28/2/26', '1/3/26'].map(
      (text) => validateTyped(text, range).kind,
    );
    expect(kinds).toEqual(['empty', 'empty', 'unreadable', 'early', 'date', 'date', 'late']);
    expect(validateTyped('1/1/1900', { min: Number.NaN, max: Number.NaN }).kind).toBe('date');
  });
});

describe('the first day of the week', () => {
  test.each([
    ['fr-BE', 1],
    ['en-US', 0],
    ['', 1],
    ['not a culture', 1],
  ])('of the culture "%s" is %i', (lang, day) => {
    showPage('', { lang });
    expect([day, 1]).toContain(firstDayOfCulture());
  });
});

describe('the field [PGE-04]', () => {
  const island = () => registerIsland(dateField, { props });
  const show = (input: string, attributes = '') =>
    mountPage(`<div data-island="${island()}" ${attributes}>${input}</div>`);
  const field = () => find<HTMLInputElement>('input');
  const RANGE = 'data-min="2026-02-01" data-max="2026-02-28"';
  const problem = () => find('.ar-date-field-problem').textContent ?? '';
  const type = (text: string) => {
    field().value = text;
    field().dispatchEvent(new Event('change', { bubbles: true }));
  };

  test('writes what was typed in the short format, before the form hears of it', async () => {
    const host = await show('<input name="Day" aria-describedby="help">');
    const received: string[] = [];
    host.addEventListener('change', () => received.push(field().value));
    type('010226');
    expect(received).toEqual(['01/02/26']);
    await vi.waitFor(() => expect(problem()).toBe(''));
  });

  test('never erases wrong text, and says what is wrong with it', async () => {
    await show('<input name="Day">', RANGE);
    type('31/02/26');
    await vi.waitFor(() => expect(problem()).toContain('31/02/26'));
    expect(field().value).toBe('31/02/26');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    type('31/01/26');
    await vi.waitFor(() => expect(problem()).toBe('Choisissez une date à partir du 01/02/26.'));
    type('01/03/2026');
    await vi.waitFor(() => expect(problem()).toBe('Choisissez une date jusqu’au 28/02/26.'));
    expect(field().value).toBe('01/03/2026');
    type('3/2/26');
    await vi.waitFor(() => expect(problem()).toBe(''));
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test('leaves the word about unreadable text to the rule that the server wrote', async () => {
    await show('<input name="Day" data-val="true" data-val-date="Datum?">');
    type('31/02/26');
    await vi.waitFor(() => expect(field().value).toBe('31/02/26'));
    expect(problem()).toBe('');
  });

  test('outside of what may be chosen stops a submit: by rules of the form, which the field had not, or by the browser [VAL-02]', async () => {
    const host = await show('<input name="Day" data-val="true" data-val-date="Datum?">', RANGE);
    const rules = () =>
      field()
        .getAttributeNames()
        .filter((name) => name.startsWith('data-val-m'));
    expect(field().dataset).toMatchObject({
      valMin: 'Choisissez une date à partir du 01/02/26.',
      valMinMin: '2026-02-01',
      valMax: 'Choisissez une date jusqu’au 28/02/26.',
      valMaxMax: '2026-02-28',
    });
    type('31/01/26');
    expect(field().validity.customError).toBe(false);
    unmount(host);
    expect(rules()).toEqual([]);

    await show(
      '<input name="Day" data-val="true" data-val-range="Du 2 au 3" data-val-range-min="2026-02-02">',
      RANGE,
    );
    expect(rules()).toEqual([]);

    await show('<input name="Day">', RANGE);
    expect(rules()).toEqual([]);
    type('31/01/26');
    expect(field().validationMessage).toBe('Choisissez une date à partir du 01/02/26.');
    type('01/02/26');
    expect(field().validationMessage).toBe('');
  });

  test('reads what was typed before it was there', async () => {
    const pending = show('<input name="Day">', RANGE);
    field().value = '1/2/26';
    await pending;
    await vi.waitFor(() => expect(field().value).toBe('01/02/26'));
  });

  test('is as the server wrote it when it leaves', async () => {
    const html = '<input name="Day" aria-describedby="help">';
    const host = await show(html);
    expect(field().getAttribute('aria-describedby')).toMatch(/^help .+-problem$/);
    unmount(host);
    expect(host.innerHTML).toBe(html);
  });

  test('an impossible limit is reported, and limits nothing', async () => {
    await show('<input name="Day">', 'data-min="2026-13-40" data-max="31/12/2026"');
    const warnings = consoleWatch.warnings().join('\n');
    expect(warnings).toContain('data-min is "2026-13-40"; expected a day such as 2026-12-31.');
    expect(warnings).toContain('data-max is "31/12/2026"; expected a day such as 2026-12-31.');
  });

  test('without a field stays as the server wrote it, and says how to fix it', async () => {
    await show('<p>31/12/26</p>');
    expect(find('[data-island]').getAttribute('data-island-state')).toBe('failed');
    expect(consoleWatch.errors().join()).toContain('Write <input type="text"> into it.');
  });
});
