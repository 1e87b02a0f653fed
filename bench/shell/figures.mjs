import { tablesOf } from '../support/cases.mjs';
import { markdownTable } from '../support/markdown.mjs';

const formatCell = (row) => (row ? Math.round(row.median * 100) / 100 : '–').toLocaleString('en');

/** Describes a run in one line: date, browser, rounds, versions. */
export const describeRun = ({ date, browser, versions, setting }) =>
  `${date}, ${browser}, ${setting.rounds} rounds. ${Object.entries(versions)
    .map((entry) => entry.join(' '))
    .join(', ')}.`;

/** Writes the tables of docs/benchmarks.md, one per case, with medians. */
export const writeFigures = (results) =>
  [describeRun(results), ...tablesOf(results.rows, formatCell).map(markdownTable)].join('\n\n');
