import { fileProblemText } from '#kit/upload';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Asset } from '#stores/assets';
import { showInErrorModal } from './error-modal.ts';
import type { FieldState } from './field-state.ts';
import type { FieldSettings } from './field-uploads.ts';
import { rowOfAsset } from './rows.ts';
import { texts } from './texts.ts';

/**
 * Creates the picking of library assets into the field (MED-09).
 *
 * @param settings The field's rules.
 * @param state The field.
 * @param sentRows Returns the rows that the form would send.
 * @param resolve Validates a picture and inserts it.
 */
export function createPicking(
  { rules }: FieldSettings,
  state: FieldState,
  sentRows: () => readonly { asset: Asset }[],
  resolve: (key: string, asset: Asset) => Promise<void>,
) {
  const picks = new Set<Promise<void>>();
  let count = 0;
  const problemOf = (asset: Asset): string | undefined => {
    if (rules.kind === 'image' && !asset.isImage) return fileProblemText('image', rules, 1);
    const isFull = !state.isSingle && sentRows().length >= (rules.maxFiles ?? Infinity);
    return isFull ? fileProblemText('number', rules, 1) : undefined;
  };
  const insert = async (asset: Asset): Promise<void> => {
    for (const row of state.$rows.get()) if (row.asset?.id === asset.id) state.drop(row.key);
    // A key per pick: the answer of a cancelled pick must not resolve the next one of the same asset.
    const key = `picked-${(count += 1)}`;
    state.add({ ...rowOfAsset(asset), key, asset: undefined });
    await resolve(key, asset);
    if (state.find(key)?.asset) state.announce(chooseTexts(texts).picked(asset.name));
  };
  return {
    /** Picks that are still being fetched. */
    picks,
    async pick(asset: Asset): Promise<void> {
      const labels = chooseTexts(texts);
      if (sentRows().some((row) => row.asset.id === asset.id))
        return state.announce(labels.isThere(asset.name));
      const problem = problemOf(asset);
      if (problem !== undefined) return showInErrorModal(problem);
      const work = insert(asset).finally(() => picks.delete(work));
      picks.add(work);
      return work;
    },
  };
}
