import { amountText } from '#kit/money.ts';
import { ProductCell } from '#kit/product-cell.tsx';
import { QuantityBox } from '#kit/quantity-box.tsx';
import { createRule } from '#kit/quantity';
import { ROW_FOCUS } from '#kit/undo-row';
import { setQuantity } from '#stores/cart';
import type { CartLine } from '#stores/cart/schema.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { LineMessageOutput } from './line-message.tsx';
import { ROW, type Row } from './rows.ts';
import { texts } from './texts.ts';

const ruleOf = ({ MinQuantity, MaxQuantity, QuantityStep }: CartLine) =>
  createRule({ min: MinQuantity ?? 1, max: MaxQuantity ?? 0, step: QuantityStep ?? 1 });

/** A line of the cart: quantity, amount, removal and message (CRT-02, CRT-08). */
export function LineRow({ row, onRemove }: { row: Row; onRemove: (row: Row) => void }) {
  const { key, id, line, quantity, isBusy, isAmountOld } = row;
  const { ItemName: name } = line;
  const rowLabels = chooseTexts(texts);
  const labels = {
    field: rowLabels.quantityOf(name),
    less: rowLabels.lessOf(name),
    more: rowLabels.moreOf(name),
  };
  return (
    <tr {...{ [ROW]: key }} aria-busy={isBusy}>
      <th scope="row">
        <ProductCell
          name={name}
          href={line.ProductUrl}
          photo={line.PhotoUrl}
          details={[line.Description, line.SKU]}
        />
      </th>
      <td data-label={rowLabels.unit} data-times={quantity}>
        {amountText(line.UnitPriceHtml ?? '')}
      </td>
      <td data-label={rowLabels.quantity}>
        <QuantityBox
          quantity={quantity}
          rule={ruleOf(line)}
          labels={labels}
          onChange={(next) => setQuantity(id, next)}
        />
        <LineMessageOutput row={row} />
      </td>
      <td data-label={rowLabels.total}>
        <strong className="cart-amount" aria-busy={isAmountOld}>
          {amountText(line.AmountHtml ?? '')}
        </strong>
      </td>
      <td>
        <button
          type="button"
          className="ar-text-button"
          {...{ [ROW_FOCUS]: '' }}
          aria-label={rowLabels.removeOf(name)}
          onClick={() => onRemove(row)}
        >
          {rowLabels.remove}
        </button>
      </td>
    </tr>
  );
}
