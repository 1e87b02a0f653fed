import { totalWeight, WEIGHT_KINDS, worstOf, type PageReport, type SiteReport } from '../site-report.ts';
import { html, type HtmlValue, type SafeHtml } from './html.ts';
import { counted } from '../counted.ts';
import { kilobytes, milliseconds, pageLink, shiftText, table } from './parts.ts';

const number = (title: string) => ({ title, isNumber: true });

const countLevel = ({ findings }: PageReport, level: string) =>
  findings.filter((finding) => finding.level === level).length;

const marked = (count: number, level: string): HtmlValue =>
  count > 0 ? html`<span class="${level}">${count}</span>` : '0';

const islandsOf = ({ loads }: PageReport) => loads[0]?.islands ?? [];

function pageRow(page: PageReport): HtmlValue[] {
  const { weight, requests, layoutShift, ready } = worstOf(page);
  const title = page.title ? html`<br /><span class="soft">${page.title}</span>` : '';
  return [
    html`${pageLink(page.address)}${title}`,
    page.status || '–',
    marked(countLevel(page, 'error'), 'error'),
    marked(countLevel(page, 'warning'), 'warning'),
    islandsOf(page).length,
    milliseconds(ready),
    shiftText(layoutShift),
    kilobytes(weight),
    requests ?? '–',
  ];
}

/** Writes the table of all pages; measures are the largest of all widths. */
export function pagesSection({ pages }: SiteReport): SafeHtml {
  const columns = [
    { title: 'Page' },
    number('Status'),
    number('Errors'),
    number('Warnings'),
    number('Islands'),
    number('Ready'),
    number('Shift'),
    number('Weight'),
    number('Requests'),
  ];
  return html`<h2>Pages</h2>
    <p class="soft">
      Measures are the largest of all widths. Ready: from the navigation until all islands are mounted. Shift:
      as in Core Web Vitals. Weight: transferred, with an empty cache.
    </p>
    ${table('Pages', columns, pages.map(pageRow))} `;
}

interface IslandUse {
  readonly states: Map<string, number>;
  readonly pages: Map<PageReport, number>;
}

function islandUses(pages: readonly PageReport[]): [string, IslandUse][] {
  const uses = new Map<string, IslandUse>();
  for (const page of pages) {
    for (const { name, state } of islandsOf(page)) {
      const use = uses.get(name) ?? { states: new Map(), pages: new Map() };
      use.states.set(state, (use.states.get(state) ?? 0) + 1);
      use.pages.set(page, (use.pages.get(page) ?? 0) + 1);
      uses.set(name, use);
    }
  }
  return [...uses].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const isBad = (state: string) => /^(?:failed|not mounted|loading)$/.test(state);

const stateText = ([state, count]: [string, number]): HtmlValue =>
  html`<span class="${isBad(state) ? 'error' : 'soft'}">${count} ${state}</span> `;

function useOfIsland([name, { states, pages }]: [string, IslandUse]): SafeHtml {
  const list = [...pages].map(
    ([{ address }, count]) => html`<li>${pageLink(address)}${count > 1 ? ` (${count})` : ''}</li> `,
  );
  return html`<details>
    <summary>
      <span class="code">${name}</span>
      <span class="soft">${counted(pages.size, 'page')}:</span> ${[...states].map(stateText)}
    </summary>
    <div>
      <ul>
        ${list}
      </ul>
    </div>
  </details> `;
}

/** Writes the islands with the pages that use them. */
export function islandsSection({ pages }: SiteReport): SafeHtml {
  const uses = islandUses(pages);
  if (uses.length === 0)
    return html`<h2>Islands</h2>
      <p>No page has an island.</p> `;
  return html`<h2>Islands</h2>
    <p class="soft">
      States after a scroll through the page and a pointer over each island. Those that still wait need
      another window, or a setting.
    </p>
    ${uses.map(useOfIsland)}`;
}

/** Writes what each page weighs, by kind of file. */
export function weightSection({ pages }: SiteReport): SafeHtml {
  const heaviest = pages
    .flatMap(({ address, loads }) => {
      const sorted = loads.toSorted((one, other) => totalWeight(other.weight) - totalWeight(one.weight));
      return sorted.slice(0, 1).map((load) => ({ address, load }));
    })
    .toSorted((one, other) => totalWeight(other.load.weight) - totalWeight(one.load.weight));
  const rows = heaviest.map(({ address, load }) => [
    pageLink(address),
    `${load.width} px`,
    ...WEIGHT_KINDS.map((kind) => kilobytes(load.weight[kind])),
    kilobytes(totalWeight(load.weight)),
  ]);
  const columns = [{ title: 'Page' }, number('Width'), ...WEIGHT_KINDS.map(number), number('All')];
  return html`<h2>Weight</h2>
    <details>
      <summary>Which files each page loads, the heaviest first</summary>
      <div>${table('Weight', columns, rows)}</div>
    </details> `;
}

/** Writes the redirects with the pages that link to them. */
export function redirectsSection({ redirects }: SiteReport): SafeHtml {
  if (redirects.length === 0) return html``;
  const rows = redirects.map(({ from, to, status, linkedFrom }) => [
    pageLink(from),
    status,
    html`<a href="${to}" rel="noreferrer">${to}</a>`,
    linkedFrom.slice(0, 3).map((address, index) => html`${index > 0 ? ', ' : ''}${pageLink(address)}`),
  ]);
  const columns = [{ title: 'Address' }, number('Status'), { title: 'Leads to' }, { title: 'Linked from' }];
  return html`<h2>Redirects</h2>
    <p class="soft">
      Each costs the visitor a request; link to the target instead, unless the server decides who may see
      what.
    </p>
    ${table('Redirects', columns, rows)} `;
}
