const unique = (values) => [...new Set(values)];

/** Returns the column header of a metric. */
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
 * Returns one table per case: systems as rows, metrics as columns.
 *
 * @param rows Rows of results.
 * @param formatCell Formats a row; it gets undefined for a system without this metric.
 * @returns Lists of texts per case; the first one is the header.
 */
export const tablesOf = (rows, formatCell) =>
  unique(rows.map((row) => row.case)).map((name) =>
    tableOf(
      name,
      rows.filter((row) => row.case === name),
      formatCell,
    ),
  );
