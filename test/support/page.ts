import { onTestFinished, vi } from 'vitest';

interface Page {
  lang?: string;
  app?: string;
  site?: string;
}

/** Shows a page: the body's HTML and the attributes of `<html>`. */
export function showPage(html: string, { lang = 'fr', app = '', site = '/' }: Page = {}): void {
  const root = document.documentElement;
  root.lang = lang;
  root.setAttribute('data-app', app);
  root.setAttribute('data-site', site);
  document.body.innerHTML = html;
}

/** Finds an element that must exist. */
export function find<Found extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The test's page has no ${selector}.`);
  return found;
}

/** Changes the address without loading anything. */
export function goTo(address: string): void {
  history.replaceState(null, '', address);
}

/** Creates an element from HTML, outside the document. */
export function makeElement(html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return document.importNode(template.content.firstElementChild as HTMLElement, true);
}

/** Lets the current test continue in a later document: its time origin is another one. */
export function startNextDocument(): void {
  const spy = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1_000);
  onTestFinished(() => spy.mockRestore());
}
