import { tablesOf } from '../support/cases.mjs';
import { describeRun } from '../shell/figures.mjs';
import { markdownTable } from '../support/markdown.mjs';

const formatTime = ({ median, ratio }) =>
  `${median.toFixed(1)}${ratio === null || ratio === 1 ? '' : ` (×${ratio.toFixed(2)})`}`;

// A row without a unit says whether something was kept; one loss in any round is a loss.
function formatCell(row) {
  if (!row) return '–';
  if (row.unit === 'ms') return formatTime(row);
  return row.median === 1 ? 'kept' : 'lost';
}

/** Writes the tables of docs/benchmarks.md: times with their ratio to the raw swap, and what each system keeps. */
export const writeFigures = (results) =>
  [describeRun(results), ...tablesOf(results.rows, formatCell).map(markdownTable)].join('\n\n');
