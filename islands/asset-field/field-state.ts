import { atom } from 'nanostores';
import type { Asset } from '#stores/assets';
import type { CropTask } from './crop-task.ts';
import { createPreviews } from './previews.ts';
import { changeRow, dropRow, resolveRow, type FieldRow } from './rows.ts';

export type FieldState = ReturnType<typeof createFieldState>;

/** Creates the queue of crops: one is open at a time. */
function createCrops(hasRow: (key: string) => boolean) {
  /** The picture being cropped. */
  const $crop = atom<CropTask | undefined>(undefined);
  const waiting: CropTask[] = [];
  return {
    $crop,
    /** Opens the crop of a picture, or queues it while another one is open. */
    openCrop(task: CropTask) {
      if ($crop.get()) waiting.push(task);
      else $crop.set(task);
    },
    /** Closes the open crop and opens the next one whose row still exists. */
    closeCrop() {
      let next = waiting.shift();
      while (next && !hasRow(next.key)) next = waiting.shift();
      $crop.set(next);
    },
  };
}

/**
 * Creates the state of a field and the functions that change it.
 *
 * @param isSingle Whether a new asset replaces the previous one.
 * @param signal Revokes the previews of its pictures.
 */
export function createFieldState(isSingle: boolean, signal: AbortSignal) {
  const $rows = atom<readonly FieldRow[]>([]);
  const hasRow = (key: string) => $rows.get().some((row) => row.key === key);
  /** The last announcement to screen readers. */
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
    /** Sets the asset of a row; a single-file field drops its other rows. */
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
