import { atom } from 'nanostores';
import type { Asset } from '#stores/assets';
import type { CropTask } from './crop-task.ts';
import { createPreviews } from './previews.ts';
import { changeRow, dropRow, resolveRow, type FieldRow } from './rows.ts';

export type FieldState = ReturnType<typeof createFieldState>;

/** Creates the crops of a field: one is open at a time. */
function createCrops(hasRow: (key: string) => boolean) {
  /** The picture that is cropped now. */
  const $crop = atom<CropTask | undefined>(undefined);
  const waiting: CropTask[] = [];
  return {
    $crop,
    /** Opens the crop of a picture, behind those that are open or wait. */
    openCrop(task: CropTask) {
      if ($crop.get()) waiting.push(task);
      else $crop.set(task);
    },
    /** Closes the crop that is open, and opens the next one whose row is still there. */
    closeCrop() {
      let next = waiting.shift();
      while (next && !hasRow(next.key)) next = waiting.shift();
      $crop.set(next);
    },
  };
}

/**
 * What the field holds, and how it is changed.
 *
 * @param isSingle Whether a new asset takes the place of the one before.
 * @param signal Ends what it keeps for its pictures.
 */
export function createFieldState(isSingle: boolean, signal: AbortSignal) {
  const $rows = atom<readonly FieldRow[]>([]);
  const hasRow = (key: string) => $rows.get().some((row) => row.key === key);
  /** What was said last to those who can't see the rows. */
  const $announcement = atom('');
  const previews = createPreviews(signal);
  const drop = (key: string) => {
    previews.drop(key);
    $rows.set(dropRow($rows.get(), key));
  };
  return {
    $rows,
    ...createCrops(hasRow),
    $announcement: $announcement,
    isSingle,
    previews,
    drop,
    announce: (text: string) => $announcement.set(text),
    find: (key: string) => $rows.get().find((row) => row.key === key),
    add: (...rows: FieldRow[]) => $rows.set([...$rows.get(), ...rows]),
    change: (key: string, next: Partial<FieldRow>) => $rows.set(changeRow($rows.get(), key, next)),
    /** The asset has its place; a field of one drops what it had. */
    replace(key: string, asset: Asset) {
      const rows = resolveRow($rows.get(), key, asset, isSingle);
      for (const row of $rows.get()) if (!rows.some((remaining) => remaining.key === row.key)) drop(row.key);
      $rows.set(rows);
    },
    replaceAll(rows: readonly FieldRow[]) {
      previews.clear();
      $rows.set(rows);
    },
  };
}
