import { explainFailure } from '#kit/dialog';
import { createUploadQueue, fileProblemText, judgeFiles, type FileRules, type Upload } from '#kit/upload';
import { createRemoval } from '#kit/undo-row';
import { chooseTexts } from '#runtime/page/texts.ts';
import { isAborted } from '#runtime/requests/request-error.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { reportFailure } from '#stores/api.ts';
import type { Asset } from '#stores/assets';
import { atom } from 'nanostores';
import type { PictureSize } from './crop-geometry.ts';
import { tellInErrorModal } from './error-modal.ts';
import { unknownErrorText } from './field-words.ts';
import { createPictures, type CropTask } from './pictures.ts';
import { createPreviews } from './previews.ts';
import {
  changeRow,
  dropRow,
  heldRows,
  moveRow,
  rowOfAsset,
  rowOfFile,
  settleRow,
  type FieldRow,
} from './rows.ts';
import { createAssetSender, FileRefusal } from './send-asset.ts';
import { texts } from './texts.ts';

export interface FieldSettings {
  readonly uploadUrl: string;
  readonly rules: FileRules;
  /** The size that a picture is cut to. */
  readonly target: PictureSize | undefined;
}

export type AssetField = ReturnType<typeof createAssetField>;

/** How many of the files that were chosen together have come; told after each (UPL-05). */
function createCount(say: (text: string) => void) {
  let [sent, total] = [0, 0];
  return {
    begin(count: number, isFresh: boolean) {
      if (isFresh) [sent, total] = [0, 0];
      total += count;
    },
    note() {
      sent += 1;
      say(chooseTexts(texts).sent(sent, total));
    },
    leaveOut: () => (total -= 1),
  };
}

/** What the row of an upload that failed says: the server's own words, or ours. */
const failureText = (error: Error): string =>
  messageOf(error) ?? (explainFailure(error) || unknownErrorText());

/**
 * What the field holds, and all that can be done with it; its views draw it.
 *
 * @param settings Where files go, and which may go there.
 * @param signal Ends it: what is on its way is stopped.
 */
export function createAssetField(settings: FieldSettings, signal: AbortSignal) {
  const { rules, target } = settings;
  const isSingle = rules.kind !== 'files';
  const $rows = atom<readonly FieldRow[]>([]);
  const $crop = atom<CropTask | undefined>(undefined);
  const $said = atom('');
  const say = (text: string) => $said.set(text);
  const count = createCount(say);
  const previews = createPreviews(signal);
  const change = (key: string, next: Partial<FieldRow>) => $rows.set(changeRow($rows.get(), key, next));
  const find = (key: string) => $rows.get().find((row) => row.key === key);

  const forget = (key: string) => {
    queue.cancel(key);
    previews.drop(key);
    $rows.set(dropRow($rows.get(), key));
  };
  const place = (key: string, asset: Asset) => {
    const rows = settleRow($rows.get(), key, asset, isSingle);
    for (const { key: old } of $rows.get()) if (!rows.some((row) => row.key === old)) forget(old);
    $rows.set(rows);
  };
  const pictures = createPictures({
    target,
    place,
    $crop,
    signal,
    find,
    refuse: (key, problem) => change(key, { problem }),
  });

  const onDone = (upload: Upload, assets: Asset[]) => {
    queue.cancel(upload.id);
    count.note();
    const [first, ...others] = assets;
    void pictures.settle(upload.id, first!);
    if (!isSingle) $rows.set([...$rows.get(), ...others.map(rowOfAsset)]);
  };
  const onFailed = ({ id }: Upload, error: Error) => {
    if (error instanceof FileRefusal) {
      count.leaveOut();
      queue.cancel(id);
      return change(id, { problem: error.message });
    }
    change(id, { problem: failureText(error) });
    if (isAborted(error) || !reportFailure(settings.uploadUrl, error)) return undefined;
    return tellInErrorModal(unknownErrorText(), failureText(error));
  };
  const queue = createUploadQueue<Asset[]>({ send: createAssetSender(settings), onDone, onFailed });
  const removal = createRemoval({ remove: async (key) => forget(key), onFailed: () => {} }, signal);
  signal.addEventListener('abort', () => queue.destroy());

  const clearUnsettled = () => {
    for (const { key, asset } of $rows.get()) if (!asset) forget(key);
  };
  const knownFiles = () => {
    const rows = isSingle
      ? []
      : $rows.get().filter(({ problem, key }) => !problem && !removal.$removed.get().has(key));
    return rows.map(({ name, size = -1, file }) => ({
      name,
      size,
      type: '',
      ...(file && { lastModified: file.lastModified }),
    }));
  };
  const refusedRow = (file: File, problem: string, index: number): FieldRow => ({
    ...rowOfFile(`refused-${Date.now()}-${index}`, file),
    problem,
  });

  return {
    $rows,
    $crop,
    $said,
    $uploads: queue.$uploads,
    removal,
    say,
    isSingle,
    /** Files were chosen, dropped or pasted: what is wrong with one is said at it, and no byte of it is sent. */
    addFiles(files: readonly File[]) {
      if (files.length === 0) return;
      if (isSingle) clearUnsettled();
      const judged = judgeFiles(files, rules, knownFiles());
      const good = judged.filter(({ problem }) => !problem).map(({ file }) => file);
      count.begin(good.length, !queue.isBusy());
      const uploads = queue.add(good);
      const rows = judged.map(({ file, problem }, index) => {
        if (problem) return refusedRow(file, fileProblemText(problem, rules, file.size), index);
        const { id } = uploads[good.indexOf(file)]!;
        return { ...rowOfFile(id, file), preview: previews.make(id, file) };
      });
      $rows.set([...$rows.get(), ...rows]);
    },
    /** An asset of the library was chosen (MED-09). */
    async pick(asset: Asset): Promise<void> {
      const words = chooseTexts(texts);
      if (rules.kind === 'image' && !asset.isImage)
        return tellInErrorModal(fileProblemText('image', rules, 1));
      if (isSingle) clearUnsettled();
      const held = heldRows($rows.get(), removal.$removed.get());
      if (held.some((row) => row.asset.id === asset.id)) return say(words.isThere(asset.name));
      if (!isSingle && held.length >= (rules.maxFiles ?? Infinity))
        return tellInErrorModal(fileProblemText('number', rules, 1));
      $rows.set([...dropRow($rows.get(), asset.id), { ...rowOfAsset(asset), asset: undefined }]);
      await pictures.settle(asset.id, asset);
      return say(words.picked(asset.name));
    },
    /** What the server says that the field holds. */
    reset(assets: readonly Asset[]) {
      queue.destroy();
      previews.clear();
      $rows.set(assets.filter(({ id }) => id !== '').map(rowOfAsset));
    },
    /** The crop is done, or was left. */
    endCrop(asset?: Asset) {
      const task = $crop.get();
      $crop.set(undefined);
      if (!task) return;
      if (!asset) return forget(task.key);
      previews.drop(task.key);
      change(task.key, { preview: undefined });
      place(task.key, asset);
    },
    forget,
    retry(key: string) {
      change(key, { problem: undefined });
      queue.retry(key);
    },
    rename(key: string, name: string) {
      const asset = find(key)?.asset;
      change(key, { name, ...(asset && { asset: { ...asset, name } }) });
    },
    move(key: string, by: number) {
      $rows.set(moveRow($rows.get(), key, by));
      const place = $rows.get().findIndex((row) => row.key === key) + 1;
      say(chooseTexts(texts).moved(find(key)?.name ?? '', place, $rows.get().length));
    },
    isBusy: () => queue.isBusy() || $crop.get() !== undefined,
    idle: () => queue.idle(),
  };
}
