import { createRemoval } from '#kit/undo-row';
import { fileProblemText } from '#kit/upload';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Asset } from '#stores/assets';
import { tellInErrorModal } from './error-modal.ts';
import { createFieldState, type FieldState } from './field-state.ts';
import { createFieldUploads, type FieldSettings } from './field-uploads.ts';
import { createPictures } from './pictures.ts';
import { heldRows, moveRow, rowOfAsset } from './rows.ts';
import { texts } from './texts.ts';

export type AssetField = ReturnType<typeof createAssetField>;

/** What a visitor does with a row that is there. */
const createRowActions = ({ $rows, find, change, say }: FieldState) => ({
  rename(key: string, name: string) {
    const asset = find(key)?.asset;
    change(key, { name, ...(asset && { asset: { ...asset, name } }) });
  },
  move(key: string, by: number) {
    $rows.set(moveRow($rows.get(), key, by));
    const place = $rows.get().findIndex((row) => row.key === key) + 1;
    say(chooseTexts(texts).moved(find(key)?.name ?? '', place, $rows.get().length));
  },
});

/** The removals of the field: eight seconds in which each can be taken back; the form has them not from the first on. */
function createRemovals(state: FieldState, forget: (key: string) => void, signal: AbortSignal) {
  const remove = (key: string) => Promise.resolve(forget(key));
  const removal = createRemoval({ remove, onFailed: () => {} }, signal);
  const isRemoved = (key: string) => removal.$removed.get().has(key);
  return {
    removal,
    held: () => heldRows(state.$rows.get(), removal.$removed.get()),
    /** What a new file could be the same as. */
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

type Removals = ReturnType<typeof createRemovals>;

/** Makes what takes an asset of the library into the field (MED-09). */
function createPicking(
  { rules }: FieldSettings,
  state: FieldState,
  { held }: Removals,
  settle: (key: string, asset: Asset) => Promise<void>,
) {
  const complaintOf = (asset: Asset): string | undefined => {
    if (rules.kind === 'image' && !asset.isImage) return fileProblemText('image', rules, 1);
    const isFull = !state.isSingle && held().length >= (rules.maxFiles ?? Infinity);
    return isFull ? fileProblemText('number', rules, 1) : undefined;
  };
  return async (asset: Asset): Promise<void> => {
    const words = chooseTexts(texts);
    if (held().some((row) => row.asset.id === asset.id)) return state.say(words.isThere(asset.name));
    const complaint = complaintOf(asset);
    if (complaint !== undefined) return tellInErrorModal(complaint);
    state.drop(asset.id);
    state.add({ ...rowOfAsset(asset), asset: undefined });
    await settle(asset.id, asset);
    return state.say(words.picked(asset.name));
  };
}

/** Makes what the rest of the page does with the field: the server's words, a crop's end. */
const createFieldEnds = ({ state, queue, forget }: FieldParts) => ({
  /** What the server says that the field holds. */
  reset(assets: readonly Asset[]) {
    queue.destroy();
    state.replaceAll(assets.filter(({ id }) => id !== '').map(rowOfAsset));
  },
  /** The crop is done, or was left. */
  endCrop(asset?: Asset) {
    const key = state.$crop.get()?.key;
    state.$crop.set(undefined);
    if (key === undefined) return;
    if (!asset) return forget(key);
    state.previews.drop(key);
    state.change(key, { preview: undefined });
    state.place(key, asset);
  },
  retry(key: string) {
    state.change(key, { problem: undefined });
    queue.retry(key);
  },
  isBusy: () => queue.isBusy() || state.$crop.get() !== undefined,
  idle: () => queue.idle(),
});

interface FieldParts {
  state: FieldState;
  queue: ReturnType<typeof createFieldUploads>['queue'];
  /** Stops a file where it is, and drops its row. */
  forget: (key: string) => void;
}

/**
 * A field of files: what it holds, and all that can be done with it; its views draw it.
 *
 * @param settings Where files go, and which may go there.
 * @param signal Ends it: what is on its way is stopped.
 */
export function createAssetField(settings: FieldSettings, signal: AbortSignal) {
  const state = createFieldState(settings.rules.kind !== 'files', signal);
  const { $rows, $crop, $said, isSingle, say } = state;
  const { settle } = createPictures(settings.target, state, signal);
  const onArrived = (key: string, [first, ...others]: Asset[]) => {
    void settle(key, first!);
    if (!isSingle) state.add(...others.map(rowOfAsset));
  };
  const forget = (key: string) => {
    queue.cancel(key);
    state.drop(key);
  };
  const removals = createRemovals(state, forget, signal);
  const { queue, addFiles } = createFieldUploads(settings, state, onArrived, removals.knownFiles);
  const pick = createPicking(settings, state, removals, settle);
  signal.addEventListener('abort', () => queue.destroy());

  /** A field of one has one at a time on its way. */
  const makeRoom = () => {
    for (const { key, asset } of isSingle ? $rows.get() : []) if (!asset) forget(key);
  };
  return {
    $rows,
    $crop,
    $said,
    $uploads: queue.$uploads,
    removal: removals.removal,
    isSingle,
    say,
    forget,
    ...createRowActions(state),
    ...createFieldEnds({ state, queue, forget }),
    /** Files were chosen, dropped or pasted. */
    addFiles(files: readonly File[]) {
      if (files.length > 0) makeRoom();
      addFiles(files);
    },
    pick(asset: Asset): Promise<void> {
      makeRoom();
      return pick(asset);
    },
  };
}
