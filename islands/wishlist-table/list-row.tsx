import { useStore } from '@nanostores/react';
import { amountText } from '#kit/money.ts';
import { ProductCell } from '#kit/product-cell.tsx';
import { QuantityBox } from '#kit/quantity-box.tsx';
import { createRule } from '#kit/quantity';
import { ROW_FOCUS, UndoRow } from '#kit/undo-row';
import { chooseTexts } from '#runtime/page/texts.ts';
import { lineQuantityOf, type WishlistLine } from '#stores/wishlists';
import { texts } from './texts.ts';
import { Unsaved } from './unsaved.tsx';

/** A row's attribute; its value is the row's key. */
export const LIST_ROW = 'data-wishlist-row';

export const keyOfLine = ({ WishlistProductId }: WishlistLine): string => String(WishlistProductId);

/** The quantity of a line: a positive whole number, updated optimistically (WSH-05, WSH-06). */
function Quantity({ line }: { line: WishlistLine }) {
  const rowLabels = chooseTexts(texts);
  const slot = lineQuantityOf(line);
  const { value } = useStore(slot.$state);
  const { ItemName: name, MaxQuantity } = line;
  const labels = {
    field: rowLabels.quantityOf(name),
    less: rowLabels.lessOf(name),
    more: rowLabels.moreOf(name),
  };
  return (
    <>
      <QuantityBox
        quantity={value}
        rule={createRule({ min: 1, max: MaxQuantity ?? 0, step: 1 })}
        labels={labels}
        onChange={(next) => slot.set(next)}
      />
      <Unsaved slot={slot} />
    </>
  );
}

interface RowProps {
  line: WishlistLine;
  canEdit: boolean;
  onRemove: (line: WishlistLine) => void;
}

function RemoveButton({ line, onRemove }: Omit<RowProps, 'canEdit'>) {
  const rowLabels = chooseTexts(texts);
  return (
    <button
      type="button"
      className="ar-text-button"
      {...{ [ROW_FOCUS]: '' }}
      aria-label={rowLabels.removeOf(line.ItemName)}
      onClick={() => onRemove(line)}
    >
      {rowLabels.remove}
    </button>
  );
}

export function ListRow({ line, canEdit, onRemove }: RowProps) {
  const rowLabels = chooseTexts(texts);
  const { status } = useStore(lineQuantityOf(line).$state);
  const { ItemName, ProductUrl, PhotoUrl, Description, Note } = line;
  return (
    <tr {...{ [LIST_ROW]: keyOfLine(line) }} aria-busy={status === 'saving'}>
      <th scope="row">
        <ProductCell name={ItemName} href={ProductUrl} photo={PhotoUrl} details={[Description, Note]} />
      </th>
      <td data-label={rowLabels.unit}>{amountText(line.UnitPriceHtml ?? '')}</td>
      <td data-label={rowLabels.quantity}>{canEdit ? <Quantity line={line} /> : line.Quantity}</td>
      {canEdit && (
        <td>
          <RemoveButton line={line} onRemove={onRemove} />
        </td>
      )}
    </tr>
  );
}

/** The row in place of a removed line, while the removal can be undone. */
export function RemovedListRow({ line, onUndo }: { line: WishlistLine; onUndo: (key: string) => void }) {
  const rowLabels = chooseTexts(texts);
  const key = keyOfLine(line);
  return (
    <tr className="wishlist-removed" {...{ [LIST_ROW]: key }}>
      <td colSpan={4}>
        <UndoRow
          text={rowLabels.removed(line.ItemName)}
          label={rowLabels.undoOf(line.ItemName)}
          onUndo={() => onUndo(key)}
        />
      </td>
    </tr>
  );
}
