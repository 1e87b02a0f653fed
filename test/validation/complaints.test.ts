import { expect, test, vi } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { startSummaryLinks } from '#validation/server-errors/links.ts';
import { validateElement } from '#validation/engine/submit.ts';
import { watchConsole } from '../support/console.ts';
import { find, makeElement } from '../support/page.ts';
import {
  check,
  enter,
  field,
  leave,
  lines,
  showForms,
  submit,
  SUMMARY,
  text,
  type,
} from './support/forms.ts';

/* One test per complaint in the trackers of other libraries (their numbers are in brackets). */

const REQUIRED = 'data-val-required="Requis."';
const message = (name: string) => text(`[data-valmsg-for="${name}"]`);

/** Lets the observer process changes. */
const processChanges = () => whenIdle();

test('fields that come later are judged without any call, once [VAL-18] (Docs#4752, jv#2384, acv#87)', async () => {
  const form = await showForms(`<form>${SUMMARY}${field('A', REQUIRED)}</form>`);
  submit(form);
  form.append(makeElement(`<p>${field('B', REQUIRED)}</p>`));
  await processChanges();
  submit(form);
  expect(lines()).toEqual(['Requis.', 'Requis.']);
});

test('a form that comes later is alive [VAL-18] (acv#29)', async () => {
  await showForms('<main></main><form></form>');
  find('main').append(makeElement(`<form id="late">${field('B', REQUIRED)}</form>`));
  await processChanges();
  const late = find<HTMLFormElement>('#late');
  expect(late.hasAttribute('novalidate')).toBe(true);
  expect(submit(late)).toBe(false);
});

test('a field that goes takes its line with it [VAL-18]', async () => {
  const form = await showForms(
    `<form>${SUMMARY}<p id="gone">${field('A', REQUIRED)}</p>${field('B', 'data-val-required="B ?"')}</form>`,
  );
  submit(form);
  find('#gone').remove();
  await processChanges();
  expect(lines()).toEqual(['B ?']);
});

test('a page that is busy elsewhere costs the forms nothing [VAL-18] (acv#29)', async () => {
  const form = await showForms(`<form>${field('A', REQUIRED)}</form><div id="busy"></div>`);
  const records: unknown[] = [];
  const observer = new MutationObserver((list) => records.push(...list));
  observer.observe(form, { subtree: true, childList: true, attributes: true });
  for (let count = 0; count < 50; count += 1) find('#busy').append(document.createElement('i'));
  await processChanges();
  observer.disconnect();
  expect(records).toEqual([]);
});

test('two forms with equal names do not bleed [VAL-15] (acv#41, jv#554)', async () => {
  const form = await showForms(
    `<form>${SUMMARY}${field('A', REQUIRED)}</form><form id="second">${field('A', REQUIRED)}</form>`,
  );
  submit(form);
  const second = find<HTMLFormElement>('#second');
  expect(second.querySelector('[data-valmsg-for]')?.textContent).toBe('');
  expect(second.querySelector('input')?.hasAttribute('aria-invalid')).toBe(false);
});

test('names with brackets, dots and quotes are names [VAL-15] (un#33, jv#1337)', async () => {
  const name = 'Items[0].Na"me';
  const html = `<input name='${name}' data-val="true" ${REQUIRED}><span data-valmsg-for='${name}'></span>`;
  const form = await showForms(`<form>${html}</form>`);
  expect((await validateElement(form)).errors).toEqual({ [name]: 'Requis.' });
  expect(find('span').textContent).toBe('Requis.');
});

test('each of several fields of one name is judged [VAL-15] (jv#2326)', async () => {
  const one = (id: string, value: string) =>
    `<input id="${id}" name="A" value="${value}" data-val="true" ${REQUIRED}>`;
  const form = await showForms(
    `<form>${one('x', 'full')}${one('y', '')}<span data-valmsg-for="A"></span></form>`,
  );
  expect((await validateElement(form)).valid).toBe(false);
  expect(find('#y').getAttribute('aria-invalid')).toBe('true');
  expect(find('#x').hasAttribute('aria-invalid')).toBe(false);
  expect(message('A')).toBe('Requis.');
});

test('fields outside their form are judged, with their messages [VAL-15]', async () => {
  const form = await showForms(
    `<form id="f"></form><input name="A" form="f" data-val="true" ${REQUIRED}><span data-valmsg-for="A"></span>`,
  );
  expect((await validateElement(form)).valid).toBe(false);
  expect(message('A')).toBe('Requis.');
});

test('a hidden field of a widget is judged, one that is switched off is not [VAL-15] (jv#189, jv#1590, acv#16)', async () => {
  const widget = `<div><input type="hidden" id="W" name="W" data-val="true" ${REQUIRED}><button type="button">Choisir</button></div>`;
  const off = `<div hidden style="display: none"><input name="Off" data-val="true" ${REQUIRED}></div>`;
  const panel = `<div class="collapse" style="display: none"><input name="Panel" data-val="true" ${REQUIRED}></div>`;
  const form = await showForms(`<form>${widget}${off}${panel}</form>`);
  expect(Object.keys((await validateElement(form)).errors)).toEqual(['W', 'Panel']);
});

test('a widget that fills its hidden field heals it [VAL-15]', async () => {
  const form = await showForms(
    `<form><input type="hidden" id="W" name="W" data-val="true" ${REQUIRED}><span data-valmsg-for="W"></span></form>`,
  );
  submit(form);
  enter(find('#W'), 'guid');
  expect(message('W')).toBe('');
});

test('the first focus goes to what stands for a hidden field [VAL-15]', async () => {
  const widget = `<div><input type="hidden" name="W" data-val="true" ${REQUIRED}><button type="button" id="choose">Choisir</button></div>`;
  const form = await showForms(`<form>${widget}</form>`);
  const button = find('#choose');
  button.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  submit(form);
  expect(document.activeElement).toBe(button);
});

test('a form without rules is valid and is left alone [VAL-15] (acv#104)', async () => {
  const form = await showForms('<form><input name="A" required></form>');
  expect(await validateElement(form)).toEqual({ valid: true, errors: {} });
  expect(form.hasAttribute('novalidate')).toBe(false);
});

test('paste, autofill and speech heal, because `input` is heard [VAL-15] (probe: fill left the error)', async () => {
  const form = await showForms(`<form>${field('A', REQUIRED)}</form>`);
  submit(form);
  type(find('#A'), 'pasted');
  expect(message('A')).toBe('');
});

test('boxes of one name are one field [VAL-01] (acv#36)', async () => {
  const boxes = ['a', 'b']
    .map((value) => `<input type="checkbox" name="L" value="${value}" data-val="true" ${REQUIRED}>`)
    .join('');
  const form = await showForms(`<form>${SUMMARY}${boxes}<span data-valmsg-for="L"></span></form>`);
  submit(form);
  expect(lines()).toEqual(['Requis.']);
  check(find('[value="b"]'));
  expect(lines()).toEqual([]);
});

test('what the server has refused is taken over, heals, and its own lines stay until the next submit [VAL-15]', async () => {
  const form = await showForms(
    `<form><div data-valmsg-summary="true" class="validation-summary-errors"><ul><li>Stock épuisé.</li><li>Déjà pris.</li></ul></div>
    <input id="A" name="A" value="x" class="input-validation-error" data-val="true" ${REQUIRED}>
    <span data-valmsg-for="A" class="field-validation-error">Déjà pris.</span></form>`,
  );
  expect(lines()).toEqual(['Stock épuisé.', 'Déjà pris.']);
  expect(find('#A').getAttribute('aria-invalid')).toBe('true');
  type(find('#A'), 'y');
  expect([message('A'), lines()]).toEqual(['', ['Stock épuisé.']]);
  submit(form);
  expect(lines()).toEqual([]);
});

test('message text of the server that is not to be replaced stays [VAL-15]', async () => {
  const form = await showForms(
    `<form><input name="A" data-val="true" ${REQUIRED}><span data-valmsg-for="A" data-valmsg-replace="false">*</span></form>`,
  );
  submit(form);
  expect([message('A'), find('span').className]).toEqual(['*', 'field-validation-error']);
});

test('an unknown rule warns once and passes [VAL-15]', async () => {
  const { warnings } = watchConsole();
  const form = await showForms(`<form>${field('A', 'data-val-nosuch="x"', 'v')}</form>`);
  expect((await validateElement(form)).valid).toBe(true);
  await vi.waitFor(() => expect(warnings()).toEqual([expect.stringContaining('nosuch')]));
  await validateElement(form);
  await whenIdle();
  expect(warnings()).toHaveLength(1);
});

test('fields named like a form’s own properties change nothing [VAL-15]', async () => {
  const names = [
    'elements',
    'action',
    'submit',
    'requestSubmit',
    'querySelectorAll',
    'getAttribute',
    'contains',
    'dispatchEvent',
    'id',
    'length',
    'novalidate',
  ];
  const form = await showForms(`<form>${names.map((name) => field(name, REQUIRED)).join('')}</form>`);
  expect(Object.keys((await validateElement(form)).errors)).toEqual(names);
  leave(find('#id'));
});

test('the server’s summary keeps its order until a submit is refused again [VAL-15]', async () => {
  const wrong = (name: string, text: string) =>
    `<input id="${name}" name="${name}" value="x" class="input-validation-error" data-val="true" data-val-length="${text}" data-val-length-max="0">
    <span data-valmsg-for="${name}" class="field-validation-error">${text}</span>`;
  const form = await showForms(
    `<form><div data-valmsg-summary="true" class="validation-summary-errors"><ul>
    <li>C ?</li><li>Stock épuisé.</li><li>A ?</li><li>Requis.</li><li>Requis.</li></ul></div>
    ${wrong('A', 'A ?')}${wrong('B', 'Requis.')}${wrong('C', 'C ?')}${wrong('D', 'Requis.')}</form>`,
  );
  const served = ['C ?', 'Stock épuisé.', 'A ?', 'Requis.', 'Requis.'];
  const hrefs = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect([lines(), hrefs()]).toEqual([served, ['#C', '#A', '#B', '#D']]);
  form.append(makeElement(`<p>${field('E', REQUIRED)}</p>`));
  await processChanges();
  expect(lines()).toEqual(served);
  type(find('#B'), '');
  expect(lines()).toEqual(['C ?', 'Stock épuisé.', 'A ?', 'Requis.']);
  submit(form);
  expect(lines()).toEqual(['A ?', 'C ?', 'Requis.', 'Requis.']);
});

test('a line leads to its field whatever the field’s id is, and one that leads nowhere harms nothing [VAL-15]', async () => {
  const rule = `data-val="true" ${REQUIRED}`;
  const form = await showForms(
    `<form>${SUMMARY}<input id="100%" name="A" ${rule}><input id="à côté" name="B" ${rule}></form>`,
  );
  const life = new AbortController();
  startSummaryLinks(life.signal);
  submit(form);
  const [first, second] = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
  for (const input of form.querySelectorAll('input')) {
    input.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  }
  second!.setAttribute('href', '#%C3%A0%20c%C3%B4t%C3%A9');
  second!.click();
  expect(document.activeElement?.id).toBe('à côté');
  first!.click();
  expect(document.activeElement?.id).toBe('100%');
  first!.setAttribute('href', '#99%');
  first!.click();
  expect(document.activeElement?.id).toBe('100%');
  life.abort();
});
