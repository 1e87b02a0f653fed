import { createHash } from 'node:crypto';
import type { RuleHelp } from '../../check/formats/help.ts';
import { groupFindings } from '../findings/groups.ts';
import { totalWeight, worstOf, type SiteReport } from '../site-report.ts';
import { findingsSection } from './findings.ts';
import { html, SafeHtml, type HtmlValue } from './html.ts';
import { counted } from '../counted.ts';
import { kilobytes, shiftText } from './parts.ts';
import { REPORT_STYLE } from './style.ts';
import { islandsSection, pagesSection, redirectsSection, weightSection } from './tables.ts';

/** Nothing but the own style: a text of the site that got through would do nothing. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(REPORT_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Not in the template below, whose line breaks would change its hash. */
const STYLE = new SafeHtml(`<style>${REPORT_STYLE}</style>`);

const total = (label: string, value: HtmlValue, level = ''): SafeHtml =>
  html`<div>
    <dt>${label}</dt>
    <dd class="${level}">${value}</dd>
  </div> `;

const heaviestOf = ({ pages }: SiteReport) =>
  Math.max(0, ...pages.flatMap(({ loads }) => loads.map(({ weight }) => totalWeight(weight))));

function largestShift({ pages }: SiteReport): number | undefined {
  const shifts = pages.map((page) => worstOf(page).layoutShift).filter((shift) => shift !== undefined);
  return shifts.length > 0 ? Math.max(...shifts) : undefined;
}

function totals(report: SiteReport): SafeHtml {
  const findings = report.pages.flatMap((page) => page.findings);
  const count = (test: (finding: (typeof findings)[number]) => boolean) => findings.filter(test).length;
  const errors = count(({ level }) => level === 'error');
  const warnings = count(({ level }) => level === 'warning');
  const islands = report.pages.reduce((sum, { loads }) => sum + (loads[0]?.islands.length ?? 0), 0);
  return html`<dl class="totals">
    ${total('Pages', report.pages.length)}${total('Islands', islands)}${total('Errors', errors, errors > 0 ? 'error' : 'fine')}${total(
      'Warnings',
      warnings,
      warnings > 0 ? 'warning' : 'fine',
    )}${total(
      'Accessibility',
      count(({ kind }) => kind === 'accessibility'),
    )}${total(
      'Policy',
      count(({ kind }) => kind === 'policy'),
    )}${total('Largest shift', shiftText(largestShift(report)))}${total('Heaviest page', kilobytes(heaviestOf(report)))}
  </dl> `;
}

const verdict = ({ failures }: SiteReport): SafeHtml =>
  failures.length === 0
    ? html`<p class="verdict fine">Fine: no limit is passed.</p>`
    : html`<p class="verdict error">Limits are passed: ${failures.join('; ')}.</p>`;

function leftOutText({ leftOut: { pages, queries } }: SiteReport): SafeHtml {
  const count = queries.reduce((sum, [, own]) => sum + own, 0);
  return html`${pages > 0 ? html`<p class="soft">${counted(pages, 'more address', 'more addresses')} were found and not visited: see --max.</p>` : ''}${
    count > 0
      ? html`<p class="soft">
          ${counted(count, 'address', 'addresses')} that differ in their query alone were left out, of
          ${queries
            .slice(0, 5)
            .map(([path]) => path)
            .join(', ')}${queries.length > 5 ? ' and others' : ''}.
        </p>`
      : ''
  }`;
}

function header(report: SiteReport): SafeHtml {
  const { start, date, browser, widths, version, duration } = report;
  const day = `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return html`<h1>Site report: ${new URL(start).host}</h1>
    <p class="soft">
      From <a href="${start}" rel="noreferrer">${start}</a>, ${day}, in ${Math.round(duration / 1000)} s.
      ${browser}, ${widths.join(' and ')} px. Archipel ${version}.
    </p>
    ${verdict(report)} ${totals(report)}${leftOutText(report)}`;
}

/**
 * Writes the report: one file without scripts and without other files.
 *
 * @param report The result of the crawl.
 * @param help Explanations of the codes of check.
 * @returns A whole HTML page.
 */
export function writeReport(report: SiteReport, help: RuleHelp): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new SafeHtml(POLICY)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>Site report: ${new URL(report.start).host}</title>
        ${STYLE}
      </head>
      <body>
        <main>
          ${header(report)} ${findingsSection(groupFindings(report.pages), report, help)}
          ${pagesSection(report)} ${islandsSection(report)} ${weightSection(report)}
          ${redirectsSection(report)}
        </main>
      </body>
    </html> `;
  return page.text;
}
