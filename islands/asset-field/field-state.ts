import { atom } from 'nanostores';
import type { Asset } from '#stores/assets';
import type { CropTask } from './crop-task.ts';
import { createPreviews } from './previews.ts';
import { changeRow, dropRow, settleRow, type FieldRow } from './rows.ts';

export type FieldState = ReturnType<typeof createFieldState>;

/**
 * What the field holds, and how it is changed.
 *
 * @param isSingle Whether a new asset takes the place of the one before.
 * @param signal Ends what it keeps for its pictures.
 */
export function createFieldState(isSingle: boolean, signal: AbortSignal) {
  const $rows = atom<readonly FieldRow[]>([]);
  /** The picture that waits to be cut. */
  const $crop = atom<CropTask | undefined>(undefined);
  /** What was said last to those who can't see the rows. */
  const $said = atom('');
  const previews = createPreviews(signal);
  const drop = (key: string) => {
    previews.drop(key);
    $rows.set(dropRow($rows.get(), key));
  };
  return {
    $rows,
    $crop,
    $said,
    isSingle,
    previews,
    drop,
    say: (text: string) => $said.set(text),
    find: (key: string) => $rows.get().find((row) => row.key === key),
    add: (...rows: FieldRow[]) => $rows.set([...$rows.get(), ...rows]),
    change: (key: string, next: Partial<FieldRow>) => $rows.set(changeRow($rows.get(), key, next)),
    /** The asset has its place; a field of one drops what it had. */
    place(key: string, asset: Asset) {
      const rows = settleRow($rows.get(), key, asset, isSingle);
      for (const row of $rows.get()) if (!rows.some((kept) => kept.key === row.key)) drop(row.key);
      $rows.set(rows);
    },
    replaceAll(rows: readonly FieldRow[]) {
      previews.clear();
      $rows.set(rows);
    },
  };
}
