import type { Asset } from '#stores/assets';

/** A row of the field: an asset, an upload, or an unusable file. */
export interface FieldRow {
  /** Stable as long as the row exists. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number | undefined;
  /** The asset that the form sends; undefined until the server has accepted the file. */
  readonly asset: Asset | undefined;
  /** The chosen file; undefined for an asset of the server. */
  readonly file: File | undefined;
  /** Object URL of a picture, valid as long as the row exists. */
  readonly preview: string | undefined;
  /** The reason why the file is unusable; shown until it is dismissed. */
  readonly problem: string | undefined;
}

type Rows = readonly FieldRow[];

const BARE = { asset: undefined, file: undefined, preview: undefined, problem: undefined };

export const rowOfAsset = (asset: Asset): FieldRow => {
  const { id, name, size } = asset;
  return { ...BARE, key: id, name, size, asset };
};

export const rowOfFile = (key: string, file: File): FieldRow => {
  const { name, size } = file;
  return { ...BARE, key, name, size, file };
};

export const changeRow = (rows: Rows, key: string, change: Partial<FieldRow>): Rows =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

export const dropRow = (rows: Rows, key: string): Rows => rows.filter((row) => row.key !== key);

/**
 * Sets the asset of an uploaded row. A single-file field drops its other rows (MED-01); a field for several
 * files preserves their order (MED-03).
 */
export function resolveRow(rows: Rows, key: string, asset: Asset, isSingle: boolean): Rows {
  const { size } = asset;
  // A late result of a dropped row changes nothing.
  if (!rows.some((row) => row.key === key)) return rows;
  const resolved = rows.map((row) => {
    if (row.key !== key) return row;
    return { ...row, name: asset.name || row.name, size: size ?? row.size, asset, problem: undefined };
  });
  return isSingle ? resolved.filter((row) => row.key === key) : resolved;
}

/**
 * Completes an asset known only by its id after its request (MED-01). A row that was renamed, removed or
 * replaced meanwhile is preserved.
 *
 * @param rows The rows of the field.
 * @param known The asset in the server's HTML: its id, and its name if present.
 * @param asset The complete asset.
 */
export const completeRow = (rows: Rows, known: Asset, asset: Asset): Rows =>
  rows.map((row) => {
    if (row.key !== known.id || row.asset?.id !== known.id) return row;
    const name = row.name === known.name ? asset.name : row.name;
    return { ...row, name, size: asset.size ?? row.size, asset: { ...asset, id: known.id, name } };
  });

/** Moves a row by a number of positions, within the list. */
export function moveRow(rows: Rows, key: string, by: number): Rows {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (!row) return rows;
  const to = Math.min(Math.max(from + by, 0), rows.length - 1);
  const others = dropRow(rows, key);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** Returns the rows that a form sends: assets that are not removed. */
export const rowsToSend = (rows: Rows, removed: ReadonlySet<string>) =>
  rows.filter((row): row is FieldRow & { asset: Asset } => row.asset !== undefined && !removed.has(row.key));
