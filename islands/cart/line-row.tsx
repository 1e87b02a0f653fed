import { memo } from 'react';
import { amountText } from '#kit/money.ts';
import { ProductCell } from '#kit/product-cell.tsx';
import { QuantityBox } from '#kit/quantity-box.tsx';
import { createRule } from '#kit/quantity';
import { ROW_FOCUS } from '#kit/undo-row';
import { setQuantity } from '#stores/cart';
import type { CartLine } from '#stores/cart/schema.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { LineMessageOutput } from './line-message.tsx';
import { isSameRow, ROW, type Row } from './rows.ts';
import { texts } from './texts.ts';

const ruleOf = ({ MinQuantity, MaxQuantity, QuantityStep }: CartLine) =>
  createRule({ min: MinQuantity ?? 1, max: MaxQuantity ?? 0, step: QuantityStep ?? 1 });

const COLUMNS = 5;

interface Props {
  row: Row;
  /** Shown with everything; else with its name alone, which is little work for the browser. */
  isWhole: boolean;
  onRemove: (row: Row) => void;
}

function Quantity({ row: { id, line, quantity } }: { row: Row }) {
  const { quantityOf, lessOf, moreOf } = chooseTexts(texts);
  const { ItemName: name } = line;
  return (
    <QuantityBox
      quantity={quantity}
      rule={ruleOf(line)}
      labels={{ field: quantityOf(name), less: lessOf(name), more: moreOf(name) }}
      onChange={(next) => setQuantity(id, next)}
    />
  );
}

function RemoveButton({ row, onRemove }: Omit<Props, 'isWhole'>) {
  const { remove, removeOf } = chooseTexts(texts);
  return (
    <button
      type="button"
      className="ar-text-button"
      {...{ [ROW_FOCUS]: '' }}
      aria-label={removeOf(row.line.ItemName)}
      onClick={() => onRemove(row)}
    >
      {remove}
    </button>
  );
}

function Cells({ row, onRemove }: Omit<Props, 'isWhole'>) {
  const { line, quantity, isAmountOld } = row;
  const rowLabels = chooseTexts(texts);
  return (
    <>
      <td data-label={rowLabels.unit} data-times={quantity}>
        {amountText(line.UnitPriceHtml ?? '')}
      </td>
      <td data-label={rowLabels.quantity}>
        <Quantity row={row} />
        <LineMessageOutput row={row} />
      </td>
      <td data-label={rowLabels.total}>
        <strong className="cart-amount" aria-busy={isAmountOld}>
          {amountText(line.AmountHtml ?? '')}
        </strong>
      </td>
      <td>
        <RemoveButton row={row} onRemove={onRemove} />
      </td>
    </>
  );
}

/** A line of the cart: quantity, amount, removal and message (CRT-02, CRT-08). */
function Line({ row, isWhole, onRemove }: Props) {
  const { key, line, isBusy } = row;
  const { ItemName: name } = line;
  return (
    <tr {...{ [ROW]: key }} aria-busy={isBusy}>
      <th scope="row" colSpan={isWhole ? undefined : COLUMNS}>
        {isWhole ? (
          <ProductCell
            name={name}
            href={line.ProductUrl}
            photo={line.PhotoUrl}
            details={[line.Description, line.SKU]}
          />
        ) : (
          name
        )}
      </th>
      {isWhole && <Cells row={row} onRemove={onRemove} />}
    </tr>
  );
}

/** A line that is rendered only when it looks different: a cart may have thousands. Decision 532. */
export const LineRow = memo(
  Line,
  (before, next) =>
    before.isWhole === next.isWhole && before.onRemove === next.onRemove && isSameRow(before.row, next.row),
);
