import { UndoRow } from '#kit/undo-row';
import { chooseTexts } from '#runtime/page/texts.ts';
import { lineMessageText } from './line-message.tsx';
import { ROW, type Row } from './rows.ts';
import { texts } from './texts.ts';

/** The row of a removed line, until the page is left or the line is back (CRT-02). */
export function RemovedRow({ row, onUndo }: { row: Row; onUndo: (key: string) => void }) {
  const labels = chooseTexts(texts);
  const { ItemName: name } = row.line;
  return (
    <tr className="cart-removed" {...{ [ROW]: row.key }} aria-busy={row.isBusy}>
      <td colSpan={5}>
        <UndoRow
          text={labels.removed(name)}
          label={labels.undoOf(name)}
          isBusy={row.isBusy}
          onUndo={row.canReturn ? () => onUndo(row.key) : undefined}
        >
          {row.message && (
            <div className="cart-note cart-note-error" role="alert">
              {lineMessageText(row.message)}
            </div>
          )}
        </UndoRow>
      </td>
    </tr>
  );
}
