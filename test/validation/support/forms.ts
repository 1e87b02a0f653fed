import { afterEach } from 'vitest';
import { whenIdle } from '#runtime/page/activity.ts';
import { listen } from '#validation/engine/listen.ts';
import { prepare } from '#validation/engine/server-errors.ts';
import { find, showPage } from '../../support/page.ts';

let life = new AbortController();

/** Shows a page with forms and starts validation. */
export async function showForms(html: string, lang = 'fr'): Promise<HTMLFormElement> {
  life.abort();
  life = new AbortController();
  showPage(html, { lang });
  listen(life.signal);
  await prepare();
  await whenIdle();
  return find<HTMLFormElement>('form');
}

afterEach(() => {
  life.abort();
  document.body.replaceChildren();
});

/** Types a text as a visitor does: `input` is emitted now, `change` only on leaving the field. */
export function type(field: Element, text: string): void {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function leave(field: Element): void {
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function enter(field: Element, text: string): void {
  type(field, text);
  leave(field);
}

export function check(box: Element, isChecked = true): void {
  (box as HTMLInputElement).checked = isChecked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  leave(box);
}

/** Submits as a click on a button does; returns whether the browser would send the form. */
export function submit(form: HTMLFormElement, submitter: HTMLElement | null = null): boolean {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  return Element.prototype.dispatchEvent.call(form, event);
}

export const text = (selector: string) => find(selector).textContent;

/** Returns the lines of the summary. */
export const lines = () =>
  [...document.querySelectorAll('[data-valmsg-summary] li')].map((line) => line.textContent);

/** Returns the HTML of a text field with its message. */
export const field = (name: string, rules: string, value = '', type = 'text') =>
  `<label>${name} <input name="${name}" id="${name.replace(/\W/g, '_')}" type="${type}" value="${value}" data-val="true" ${rules}></label>
  <span data-valmsg-for="${name}" data-valmsg-replace="true" class="field-validation-valid"></span>`;

export const SUMMARY =
  '<div data-valmsg-summary="true" class="validation-summary-valid"><ul><li style="display:none"></li></ul></div>';
