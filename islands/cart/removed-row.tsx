import { chooseTexts } from '#runtime/texts.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';
import { FOCUS, ROW } from './use-focus.ts';

/**
 * What stands in the place of a removed line as long as the removal can be undone. The text takes the focus, not the
 * button: a second press of the same key must not undo what the first has done.
 */
export function RemovedRow({ row: { id, line }, onUndo }: { row: Row; onUndo: (id: string) => void }) {
  const words = chooseTexts(texts);
  return (
    <tr className="cart-removed" {...{ [ROW]: id }}>
      <td colSpan={5}>
        <span tabIndex={-1} {...{ [FOCUS]: '' }}>
          {words.removed(line.ItemName)}
        </span>{' '}
        <button
          type="button"
          className="ar-text-button"
          aria-label={words.undoOf(line.ItemName)}
          onClick={() => onUndo(id)}
        >
          {words.undo}
        </button>
      </td>
    </tr>
  );
}
