import type { RuleHelp } from '../../check/formats/help.ts';
import { EXPLANATIONS, explainFinding } from '../findings/explain.ts';
import { FINDING_KINDS, type CrawlFinding, type FindingKind } from '../findings/finding.ts';
import type { FindingGroup } from '../findings/groups.ts';
import type { PageReport, SiteReport } from '../site-report.ts';
import { html, type SafeHtml } from './html.ts';
import { counted } from '../counted.ts';
import { pageLink } from './parts.ts';

/** Linking pages that are shown of a broken address. */
const MAX_SOURCES = 10;

const widthsText = ({ widths }: CrawlFinding, all: readonly number[]) =>
  widths.length > 0 && widths.length < all.length ? ` at ${widths.join(' and ')} px` : '';

function sources({ linkedFrom }: PageReport): SafeHtml | undefined {
  if (linkedFrom.length === 0) return html`<p>No visited page links there: it is in the sitemap.</p>`;
  const shown = linkedFrom.slice(0, MAX_SOURCES);
  const links = shown.map((address, index) => html`${index > 0 ? ', ' : ''}${pageLink(address)}`);
  return html`<p>Linked from ${links}${shown.length < linkedFrom.length ? ' and more' : ''}.</p>`;
}

const isBroken = ({ kind }: CrawlFinding) => kind === 'status' || kind === 'load';

function occurrence(page: PageReport, finding: CrawlFinding, { widths }: SiteReport): SafeHtml {
  const texts = finding.details.map((detail) => html`<pre>${detail}</pre>`);
  return html`<li>
    ${pageLink(page.address)}${widthsText(finding, widths)}${texts}${isBroken(finding) ? sources(page) : ''}
  </li> `;
}

function explanation(finding: CrawlFinding, help: RuleHelp): SafeHtml {
  const { why, fix, address } = explainFinding(finding, help);
  const link = finding.help ?? address;
  const more = link ? html` <a href="${link}" rel="noreferrer">More about ${finding.code ?? 'it'}</a>` : '';
  return html`<dl class="why">
    <dt>Why it matters</dt>
    <dd>${why}</dd>
    <dt>How to fix it</dt>
    <dd>${finding.fix ?? fix}${more}</dd>
  </dl>`;
}

function groupSection({ finding, pages }: FindingGroup, report: SiteReport, help: RuleHelp): SafeHtml {
  const { level, code, what } = finding;
  const list = pages.map((one) => occurrence(one.page, one.finding, report));
  const count = new Set(pages.map(({ page }) => page)).size;
  return html`<details>
    <summary>
      <span class="level ${level}">${level}</span> ${
        code ? html`<span class="code">${code}</span> ` : ''
      }${what} <span class="soft">${counted(count, 'page')}</span>
    </summary>
    <div>
      ${explanation(finding, help)}
      <ul>
        ${list}
      </ul>
    </div>
  </details> `;
}

function kindSection(
  kind: FindingKind,
  groups: readonly FindingGroup[],
  render: (group: FindingGroup) => SafeHtml,
) {
  const own = groups.filter((group) => group.kind === kind);
  if (own.length === 0) return html``;
  return html`<h3 id="${kind}">${EXPLANATIONS[kind].title}</h3>
    ${own.map(render)}`;
}

/**
 * Writes the findings, each once with all pages that have it.
 *
 * @param groups The findings.
 * @param report The result of the crawl.
 * @param help Explanations of the codes of check.
 */
export function findingsSection(
  groups: readonly FindingGroup[],
  report: SiteReport,
  help: RuleHelp,
): SafeHtml {
  if (groups.length === 0)
    return html`<h2>Findings</h2>
      <p class="fine">Nothing was found.</p> `;
  return html`<h2>Findings</h2>
    ${FINDING_KINDS.map((kind) => kindSection(kind, groups, (group) => groupSection(group, report, help)))}`;
}
