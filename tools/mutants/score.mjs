const SURVIVES = ['Survived', 'NoCoverage'];
// A test that never ends has found its mutant, too.
const IS_KILLED = ['Killed', 'Timeout'];

/** Whether no test has found a mutant. */
export const isSurvivor = ({ status }) => SURVIVES.includes(status);

/**
 * Whether a mutant's result stays after a new test: code that runs when its module is loaded counts as reached by no test, so
 * Stryker would not repeat it.
 */
export const isUnrepeated = (mutant) =>
  mutant.status === 'NoCoverage' || (mutant.static && isSurvivor(mutant));

/** Counts mutants; those that cannot run, or that a comment in the code excludes, do not count. */
export const countMutants = (mutants) => ({
  killed: mutants.filter(({ status }) => IS_KILLED.includes(status)).length,
  survived: mutants.filter(isSurvivor).length,
});

/** Returns the killed share in percent with two decimals; nothing to kill is everything. */
export function scoreOf({ killed, survived }) {
  const all = killed + survived;
  return all === 0 ? 100 : Math.round((killed / all) * 10_000) / 100;
}

/** Returns the sum of counts. */
export function addCounts(counts) {
  const sum = (key) => counts.reduce((total, one) => total + one[key], 0);
  return { killed: sum('killed'), survived: sum('survived') };
}

const COLUMNS = ['folder', 'killed', 'survived', 'score'];

/** Returns rows of names and counts as an aligned table. */
export function formatTable(rows) {
  const cells = rows.map(({ name, counts }) => [
    name,
    String(counts.killed),
    String(counts.survived),
    `${scoreOf(counts).toFixed(2)} %`,
  ]);
  const widths = COLUMNS.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column].length)),
  );
  const line = (row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column]) : text.padStart(widths[column])))
      .join('  ');
  return [COLUMNS, ...cells].map(line).join('\n');
}

/** Returns a surviving mutant in one line: where it is, its kind, and its text. */
export function formatSurvivor({ fileName, location, mutatorName, replacement = '', status }) {
  const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
  const covered = status === 'NoCoverage' ? ' (no test runs it)' : '';
  const { line, column } = location.start;
  return `${fileName}:${line}:${column} ${mutatorName}${covered}: ${text}`;
}
