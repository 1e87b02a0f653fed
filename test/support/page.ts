import { onTestFinished, vi } from 'vitest';

interface Page {
  lang?: string;
  app?: string;
  site?: string;
}

/** Shows a page: the body's HTML and what `<html>` says of it. */
export function showPage(html: string, { lang = 'fr', app = '', site = '/' }: Page = {}): void {
  const root = document.documentElement;
  root.lang = lang;
  root.setAttribute('data-app', app);
  root.setAttribute('data-site', site);
  document.body.innerHTML = html;
}

/** Finds an element that must be there. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The test's page has no ${selector}.`);
  return found;
}

/** Moves to an address without loading anything. */
export function goTo(address: string): void {
  history.replaceState(null, '', address);
}

/** Makes an element of HTML that is in no document. */
export function makeElement(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content.firstElementChild as HTMLElement, true);
}

/** Has the current test go on in a later document: its time origin is another one. */
export function startNextDocument(): void {
  const spy = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1_000);
  onTestFinished(() => spy.mockRestore());
}
