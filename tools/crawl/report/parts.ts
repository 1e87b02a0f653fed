import { pathOf } from '../addresses/normalize.ts';
import { html, type HtmlValue, type SafeHtml } from './html.ts';

export const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

export const milliseconds = (ms: number | undefined): string =>
  ms === undefined ? '–' : `${ms.toLocaleString('en')} ms`;

export const shiftText = (shift: number | undefined): string =>
  shift === undefined ? '–' : String(Math.round(shift * 1000) / 1000);

/** A link to a page of the site; its text is the path. */
export const pageLink = (address: string): SafeHtml =>
  html`<a href="${address}" rel="noreferrer">${pathOf(address)}</a>`;

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

/** A table that scrolls in itself where the window is narrow. */
export function table(
  label: string,
  columns: readonly Column[],
  rows: readonly (readonly HtmlValue[])[],
): SafeHtml {
  const classOf = ({ isNumber }: Column) => (isNumber ? html` class="number"` : '');
  const cell = (value: HtmlValue, index: number) =>
    index === 0 ? html`<th scope="row">${value}</th>` : html`<td${classOf(columns[index]!)}>${value}</td>`;
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" ${classOf(column)}>${column.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map(cell)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
