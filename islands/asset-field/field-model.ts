import { createRemoval } from '#kit/undo-row';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Asset } from '#stores/assets';
import { createFieldState, type FieldState } from './field-state.ts';
import { createFieldUploads, type FieldSettings } from './field-uploads.ts';
import { createPicking } from './field-picks.ts';
import { createPictures } from './pictures.ts';
import { completeRow, rowsToSend, moveRow, rowOfAsset } from './rows.ts';
import { texts } from './texts.ts';

export type AssetField = ReturnType<typeof createAssetField>;

/** Actions of a visitor on an existing row. */
const createRowActions = ({ $rows, find, change, announce }: FieldState) => ({
  rename(key: string, name: string) {
    const asset = find(key)?.asset;
    change(key, { name, ...(asset && { asset: { ...asset, name } }) });
  },
  move(key: string, by: number) {
    $rows.set(moveRow($rows.get(), key, by));
    const position = $rows.get().findIndex((row) => row.key === key) + 1;
    announce(chooseTexts(texts).moved(find(key)?.name ?? '', position, $rows.get().length));
  },
});

/**
 * Creates the field's removals. Each can be undone for eight seconds; the form excludes the row from the start.
 */
function createRemovals(state: FieldState, forget: (key: string) => void, signal: AbortSignal) {
  const remove = (key: string) => Promise.resolve(forget(key));
  const removal = createRemoval({ remove, onFailed: () => {} }, signal);
  const isRemoved = (key: string) => removal.$removed.get().has(key);
  return {
    removal,
    sentRows: () => rowsToSend(state.$rows.get(), removal.$removed.get()),
    /** Returns the files against which a new file is checked for duplicates. */
    knownFiles() {
      const rows = state.isSingle ? [] : state.$rows.get();
      const known = rows.filter(({ problem, key }) => !problem && !isRemoved(key));
      return known.map(({ name, size = -1, file }) => {
        const dated = file && { lastModified: file.lastModified };
        return { name, size, type: '', ...dated };
      });
    },
  };
}

/** Creates the functions that restore the server's assets, on new props and on a form reset. */
function createWritten({ state, queue }: FieldParts) {
  let written: readonly Asset[] = [];
  const restore = () => {
    queue.destroy();
    state.replaceAll(written.map(rowOfAsset));
    state.closeCrop();
  };
  return {
    /** Replaces the rows with the server's assets. */
    reset(assets: readonly Asset[]) {
      written = assets.filter(({ id }) => id !== '');
      restore();
    },
    /** Undoes all changes of the visitor. */
    restore,
    /** Completes an asset that was known only by its id. */
    complete(known: Asset, asset: Asset) {
      written = written.map((one) => (one === known ? { ...asset, id: known.id } : one));
      state.$rows.set(completeRow(state.$rows.get(), known, asset));
    },
  };
}

/** Creates the functions that end an upload or a crop. */
const createFieldEnds = ({ state, queue, picks, forget }: FieldParts) => ({
  /** Ends the crop of a row: with its result, or without one when the visitor cancels. */
  endCrop(key: string, asset?: Asset) {
    if (state.$crop.get()?.key !== key) return;
    if (asset) {
      state.previews.drop(key);
      state.change(key, { preview: undefined });
      state.replace(key, asset);
    } else forget(key);
    state.closeCrop();
  },
  retry(key: string) {
    state.change(key, { problem: undefined });
    queue.retry(key);
  },
  isBusy: () => queue.isBusy() || picks.size > 0 || state.$crop.get() !== undefined,
  async idle() {
    // A picked library picture may become an upload, when it must be cropped.
    await Promise.allSettled(picks);
    await queue.idle();
  },
});

/** Creates the handlers of an uploaded file and of an original from the library. */
function createArriving(
  settings: FieldSettings,
  state: FieldState,
  addFiles: (files: readonly File[]) => void,
  signal: AbortSignal,
) {
  const replaceByUpload = (key: string, file: File) => {
    state.drop(key);
    addFiles([file]);
  };
  const { resolve } = createPictures(settings, state, replaceByUpload, signal);
  const onArrived = (key: string, [first, ...others]: Asset[]) => {
    void resolve(key, first!);
    if (!state.isSingle) state.add(...others.map(rowOfAsset));
  };
  return { resolve, onArrived };
}

interface FieldParts {
  state: FieldState;
  queue: ReturnType<typeof createFieldUploads>['queue'];
  /** Assets of the library that are still being fetched. */
  picks: Set<Promise<void>>;
  /** Cancels an upload and drops its row. */
  forget: (key: string) => void;
}

/**
 * Creates the model of a file field: its rows and all actions on them. Views render it.
 *
 * @param settings The upload address and the file rules.
 * @param signal Ends it and cancels uploads.
 */
export function createAssetField(settings: FieldSettings, signal: AbortSignal) {
  const state = createFieldState(settings.rules.kind !== 'files', signal);
  const { $rows, $crop, $announcement, isSingle, announce } = state;
  const forget = (key: string) => {
    queue.cancel(key);
    state.drop(key);
  };
  const { resolve, onArrived } = createArriving(settings, state, (files) => addFiles(files), signal);
  const { removal, sentRows, knownFiles } = createRemovals(state, forget, signal);
  const { queue, addFiles } = createFieldUploads(settings, state, onArrived, knownFiles);
  const { pick, picks } = createPicking(settings, state, sentRows, resolve);
  const parts = { state, queue, picks, forget };
  signal.addEventListener('abort', () => queue.destroy());

  /** A single field has one upload at a time. */
  const removeReplaced = () => {
    for (const { key, asset } of isSingle ? $rows.get() : []) if (!asset) forget(key);
  };
  return {
    $rows,
    $crop,
    $announcement,
    $uploads: queue.$uploads,
    removal,
    isSingle,
    announce,
    forget,
    ...createRowActions(state),
    ...createWritten(parts),
    ...createFieldEnds(parts),
    /** Adds chosen, dropped or pasted files. */
    addFiles(files: readonly File[]) {
      if (files.length > 0) removeReplaced();
      addFiles(files);
    },
    pick(asset: Asset): Promise<void> {
      removeReplaced();
      return pick(asset);
    },
  };
}
