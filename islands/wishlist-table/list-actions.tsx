import { useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { confirmByDialog } from '#kit/dialog';
import { visit } from '#runtime/navigation/visits.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import {
  deleteList,
  listNameOf,
  orderList,
  lineQuantityOf,
  type LeftBehind,
  type OrderReport,
  type Wishlist,
  type WishlistLine,
} from '#stores/wishlists';
import { texts } from './texts.ts';

interface ReportProps {
  report: OrderReport;
  lines: readonly WishlistLine[];
  cartUrl: string | undefined;
}

function LeftLine({ left, lines }: { left: LeftBehind; lines: readonly WishlistLine[] }) {
  const line = lines.find(({ productVariantId }) => String(productVariantId) === String(left.variantId));
  const text = chooseTexts(texts).left(line?.ItemName ?? String(left.variantId), left.added, left.qty);
  return (
    <li>
      {text}
      {left.message && <span className="cart-detail">{left.message}</span>}
    </li>
  );
}

/** The result of an order: the lines that were not added, and a link to the cart. */
function Report({ report, lines, cartUrl }: ReportProps) {
  const labels = chooseTexts(texts);
  const { leftBehind, message } = report;
  return (
    <div className="wishlist-report">
      <p>{leftBehind.length === 0 ? (message ?? labels.ordered) : labels.leftBehind}</p>
      {leftBehind.length > 0 && (
        <ul>
          {leftBehind.map((left) => (
            <LeftLine key={left.variantId} left={left} lines={lines} />
          ))}
        </ul>
      )}
      {cartUrl && <a href={cartUrl}>{labels.toCart}</a>}
    </div>
  );
}

interface ActionProps {
  list: Wishlist;
  /** The lines without the removed ones. */
  lines: readonly WishlistLine[];
  canEdit: boolean;
  cartUrl: string | undefined;
  shareUrl: string | undefined;
  /** Sends pending removals, so that removed lines are not ordered. */
  flush: () => Promise<void>;
}

function Order({ list, lines, cartUrl, flush }: ActionProps) {
  const labels = chooseTexts(texts);
  const [report, setReport] = useState<OrderReport>();
  const order = async () => {
    await flush();
    const items = lines.map((line) => ({
      variantId: line.productVariantId,
      qty: lineQuantityOf(line).$state.get().value,
    }));
    setReport(await orderList(list.Id, items));
  };
  return (
    <>
      {lines.length > 0 && <BusyButton onPress={order}>{labels.order}</BusyButton>}
      <div className="wishlist-reports" role="status">
        {report && <Report report={report} lines={list.products} cartUrl={cartUrl} />}
      </div>
    </>
  );
}

function DeleteList({ list }: { list: Wishlist }) {
  const labels = chooseTexts(texts);
  const confirmRemoval = async () => {
    const { value } = listNameOf(list).$state.get();
    if (!(await confirmByDialog(labels.deleteQuestion(value)))) return;
    const url = await deleteList(list.Id);
    if (url) await visit(url, 'replace');
  };
  return (
    <BusyButton className="ar-text-button" onPress={confirmRemoval}>
      {labels.delete}
    </BusyButton>
  );
}

/** Actions of a whole list: order it, share it, delete it (WSH-05). */
export function ListActions(props: ActionProps) {
  const { list, canEdit, shareUrl } = props;
  const labels = chooseTexts(texts);
  return (
    <div className="wishlist-actions">
      <Order {...props} />
      {shareUrl && (
        <CopyButton
          text={new URL(shareUrl, document.baseURI).href}
          labels={{ copied: labels.shared, byHand: labels.byHand }}
          className="ar-button ar-button-quiet"
          label={(isCopied) => (isCopied ? labels.shared : labels.share)}
        />
      )}
      {canEdit && <DeleteList list={list} />}
    </div>
  );
}
