import type { Page } from '@playwright/test';

/** The content of a page, as far as every flow has it. */
export interface PageState {
  /** Messages that are shown: alerts, status, invalid fields, open dialogs. */
  readonly messages: readonly string[];
  /** Controls that are busy, and parts with such controls, by their outline. */
  readonly busy: readonly string[];
  readonly focus: string | undefined;
  /** The visible lines of the content, without those of buttons that an island replaces once it is ready. */
  readonly lines: readonly string[];
  /** The texts of the fields, by selector; null for a field that is not there. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly isErrorPage: boolean;
}

/** Reads a page. */
export const readPage = (page: Page, fields: readonly string[]): Promise<PageState> =>
  page.evaluate((selectors) => {
    const MESSAGES =
      '[role="alert"], [role="status"], [role="alertdialog"], dialog[open], .ar-growl, .ar-ajax-message, [aria-invalid="true"], .notice, output, [data-island-state="failed"] button';
    const CONTROL = 'button, input, select, textarea, a[href]';
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const outline = (element: Element) => {
      const { localName, id, className } = element;
      const data = element.getAttributeNames().find((name) => name.startsWith('data-'));
      const mark = data ? `[${data}="${element.getAttribute(data)}"]` : '';
      return `<${localName}${id ? `#${id}` : className ? `.${String(className).split(' ')[0]}` : mark}>`;
    };
    const textOf = (element: Element) =>
      `${outline(element)} ${(element.textContent ?? '').replace(/\s+/g, ' ').trim()}`;
    const messages = [...document.querySelectorAll(MESSAGES)]
      .filter((element) => isShown(element) && (element.textContent ?? '').trim() !== '')
      .map(textOf);
    // Amounts may be marked until the visitor repeats what failed; whatever can be used may not.
    const busy = [...document.querySelectorAll('[aria-busy="true"], .ar-loader:not([hidden])')]
      .filter((element) => element.matches(`${CONTROL}, .ar-loader`) || element.querySelector(CONTROL))
      .filter(isShown)
      .map(outline);
    const fallbacks = [
      ...document.querySelectorAll('[data-list-apply], .ar-without-script, .choose-variant'),
    ].map((element) => (element.textContent ?? '').trim());
    const active = document.activeElement;
    const isLost = active !== null && active !== document.body && !isShown(active);
    const values = selectors.map((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      return [selector, field ? field.value : null] as const;
    });
    return {
      messages,
      busy,
      focus: isLost ? `${outline(active)} is not visible` : undefined,
      lines: (document.querySelector('main') ?? document.body).innerText
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter((line) => line !== '' && !fallbacks.includes(line)),
      values: Object.fromEntries(values),
      isErrorPage: location.protocol === 'chrome-error:' || !document.querySelector('html[lang]'),
    };
  }, fields);
