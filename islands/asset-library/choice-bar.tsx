import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { countWords } from './count-words.ts';
import type { ListItem } from './list-items.ts';
import { texts } from './texts.ts';

interface Props {
  isSingle: boolean;
  chosen: ReadonlyMap<string, ListItem>;
  onTake: () => void;
  onClear: () => void;
}

/** The choice, and the button that confirms it. */
export function ChoiceBar({ isSingle, chosen, onTake, onClear }: Props) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  const names = [...chosen.values()].map(({ asset }) => asset.name);
  const nothing = isSingle ? labels.nothing : labels.nothingYet;
  const some = isSingle ? names[0] : countWords(labels.chosen, names.length);
  return (
    <div className="ar-library-choice">
      <p id={`${id}-chosen`} role="status" title={names.join(', ')}>
        {names.length > 0 ? some : nothing}
      </p>
      {names.length > 1 && (
        <button type="button" className="ar-text-button" onClick={onClear}>
          {labels.clear}
        </button>
      )}
      <button
        type="button"
        className="ar-button"
        aria-describedby={`${id}-chosen`}
        disabled={names.length === 0}
        onClick={onTake}
      >
        {labels.take}
      </button>
    </div>
  );
}
