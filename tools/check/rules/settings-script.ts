import type { Element } from 'domhandler';
import type { Markup } from '../markup/index.ts';
import { readJsonScript } from './props-script.ts';

/** Settings of a page, as far as rules need them. */
export interface PageSettings {
  readonly antiforgery: { readonly field: string; readonly cookie: string };
}

/** Returns the element of the page's settings. */
export const settingsElement = (markup: Markup): Element | undefined =>
  markup.select('script#archipel-config[type="application/json"]')[0];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads what the page's settings say of the token. */
export function readSettings(markup: Markup): PageSettings {
  const element = settingsElement(markup);
  const script = element && readJsonScript(element, markup);
  const values = script?.kind === 'read' ? script.values['antiforgery'] : undefined;
  const { field, cookie } = (typeof values === 'object' && values !== null ? values : {}) as Readonly<
    Record<string, unknown>
  >;
  return { antiforgery: { field: textOf(field), cookie: textOf(cookie) } };
}
