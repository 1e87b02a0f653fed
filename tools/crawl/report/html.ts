const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to insert. */
export class SafeHtml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = SafeHtml | string | number | undefined | readonly HtmlValue[];

function render(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof SafeHtml) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/** Writes HTML; all values that are not HTML themselves are escaped. */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml =>
  new SafeHtml(strings.reduce((text, part, index) => `${text}${render(values[index - 1])}${part}`));
