import type { Asset } from '#stores/assets';

/** A line of the field: an asset, a file on its way, or one that can't be used. */
export interface FieldRow {
  /** Stays the same from the choice of a file to its removal. */
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number | undefined;
  /** What the form sends; nothing before the server has taken the file. */
  readonly asset: Asset | undefined;
  /** What was chosen; nothing for what came from the server. */
  readonly file: File | undefined;
  /** Address of a picture in this browser, for as long as the row is there. */
  readonly preview: string | undefined;
  /** Why it can't be used; it stays to be read until it is taken away. */
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
 * A file has become an asset. A field of one replaces what it had (MED-01), another keeps the order in which files were chosen
 * (MED-03).
 */
export function resolveRow(rows: Rows, key: string, asset: Asset, isSingle: boolean): Rows {
  const { size } = asset;
  // A late result of a row that is gone replaces nothing.
  if (!rows.some((row) => row.key === key)) return rows;
  const resolved = rows.map((row) => {
    if (row.key !== key) return row;
    return { ...row, name: asset.name || row.name, size: size ?? row.size, asset, problem: undefined };
  });
  return isSingle ? resolved.filter((row) => row.key === key) : resolved;
}

/**
 * Completes an asset that was known by its id alone, once its request is answered (MED-01). A row that was renamed, removed
 * or replaced meanwhile stays as the visitor left it.
 *
 * @param rows The rows of the field.
 * @param known The asset as the page wrote it: its id, and its name where that was written.
 * @param asset The answer.
 */
export const completeRow = (rows: Rows, known: Asset, asset: Asset): Rows =>
  rows.map((row) => {
    if (row.key !== known.id || row.asset?.id !== known.id) return row;
    const name = row.name === known.name ? asset.name : row.name;
    return { ...row, name, size: asset.size ?? row.size, asset: { ...asset, id: known.id, name } };
  });

/** Puts a row so many places further, as far as there are some. */
export function moveRow(rows: Rows, key: string, by: number): Rows {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (!row) return rows;
  const to = Math.min(Math.max(from + by, 0), rows.length - 1);
  const others = dropRow(rows, key);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** The rows that a form sends: assets that are not shown as removed. */
export const rowsToSend = (rows: Rows, removed: ReadonlySet<string>) =>
  rows.filter((row): row is FieldRow & { asset: Asset } => row.asset !== undefined && !removed.has(row.key));
