const unique = (values) => [...new Set(values)];

/** A metric as the head of a column. */
const headOf = ({ metric, unit }) => (unit ? `${metric}, ${unit}` : metric);

function tableOf(name, rows, formatCell) {
  const metrics = [...new Map(rows.map((row) => [row.metric, row])).values()];
  const find = (system, metric) => rows.find((row) => row.system === system && row.metric === metric);
  return [
    [name, ...metrics.map(headOf)],
    ...unique(rows.map(({ system }) => system)).map((system) => [
      system,
      ...metrics.map(({ metric }) => formatCell(find(system, metric))),
    ]),
  ];
}

/**
 * Makes a table of each case: systems down, metrics across.
 *
 * @param rows Rows of results.
 * @param formatCell Writes a row; it gets nothing where a system has no such figure.
 * @returns For each case lists of texts, the first one the head.
 */
export const tablesOf = (rows, formatCell) =>
  unique(rows.map((row) => row.case)).map((name) =>
    tableOf(
      name,
      rows.filter((row) => row.case === name),
      formatCell,
    ),
  );
