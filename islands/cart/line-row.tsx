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

interface Props {
  row: Row;
  /** Shown with its field and button; without them it looks as in the server's HTML. */
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

/** A line of the cart: quantity, amount, removal and message (CRT-02, CRT-08). */
function Line({ row, isWhole, onRemove }: Props) {
  const { key, line, quantity, isBusy, isAmountOld } = row;
  const rowLabels = chooseTexts(texts);
  return (
    <tr {...{ [ROW]: key }} aria-busy={isBusy}>
      <th scope="row">
        <ProductCell
          name={line.ItemName}
          href={line.ProductUrl}
          photo={line.PhotoUrl}
          details={[line.Description, line.SKU]}
        />
      </th>
      <td data-label={rowLabels.unit} data-times={quantity}>
        {amountText(line.UnitPriceHtml ?? '')}
      </td>
      <td data-label={rowLabels.quantity}>
        {isWhole ? <Quantity row={row} /> : quantity}
        <LineMessageOutput row={row} />
      </td>
      <td data-label={rowLabels.total}>
        <strong className="cart-amount" aria-busy={isAmountOld}>
          {amountText(line.AmountHtml ?? '')}
        </strong>
      </td>
      <td>{isWhole && <RemoveButton row={row} onRemove={onRemove} />}</td>
    </tr>
  );
}

/** A line that is rendered only when it looks different: a cart may have thousands. Decision 532. */
export const LineRow = memo(
  Line,
  (before, next) =>
    before.isWhole === next.isWhole &&
    before.onRemove === next.onRemove &&
    isSameRow(before.row, next.row),
);
