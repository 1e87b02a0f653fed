import { useRef } from 'react';
import { ROW_FOCUS, useRowFocus } from '#kit/undo-row';
import { react } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { WishlistLine } from '#stores/wishlists';
import { ListActions } from './list-actions.tsx';
import { ListHead } from './list-head.tsx';
import { keyOfLine, ListRow, RemovedListRow, LIST_ROW } from './list-row.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useListReading, useRemovals } from './use-list.ts';
import './wishlist-table.css';

export { props } from './props.ts';

interface LinesProps {
  lines: readonly WishlistLine[];
  removed: ReadonlySet<string>;
  canEdit: boolean;
  onRemove: (line: WishlistLine) => void;
  onUndo: (key: string) => void;
}

function Head({ canEdit }: { canEdit: boolean }) {
  const labels = chooseTexts(texts);
  return (
    <thead>
      <tr>
        <th scope="col">{labels.product}</th>
        <th scope="col">{labels.unit}</th>
        <th scope="col">{labels.quantity}</th>
        {canEdit && (
          <th scope="col">
            <span className="ar-visually-hidden">{labels.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Lines({ lines, removed, canEdit, onRemove, onUndo }: LinesProps) {
  return (
    <table className="cart-table">
      <Head canEdit={canEdit} />
      <tbody>
        {lines.map((line) =>
          removed.has(keyOfLine(line)) ? (
            <RemovedListRow key={keyOfLine(line)} line={line} onUndo={onUndo} />
          ) : (
            <ListRow key={keyOfLine(line)} line={line} canEdit={canEdit} onRemove={onRemove} />
          ),
        )}
      </tbody>
    </table>
  );
}

function Stale({ onRetry }: { onRetry: () => void }) {
  const labels = chooseTexts(texts);
  return (
    <p className="wishlist-note wishlist-note-error" role="alert">
      {labels.stale}{' '}
      <button type="button" className="ar-text-button" onClick={onRetry}>
        {labels.retry}
      </button>
    </p>
  );
}

function Empty() {
  return (
    <p className="wishlist-empty" tabIndex={-1} {...{ [ROW_FOCUS]: '' }}>
      {chooseTexts(texts).empty}
    </p>
  );
}

function WishlistTable({ url, cartUrl, shareUrl, canEdit, list }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { hasFailed, retry } = useListReading(list, url);
  const { products, removed, removal } = useRemovals(list);
  const requestFocus = useRowFocus(area, LIST_ROW, products.map(keyOfLine));
  const remaining = products.filter((line) => !removed.has(keyOfLine(line)));

  const onRemove = (line: WishlistLine) => {
    requestFocus(keyOfLine(line));
    removal.start(keyOfLine(line));
  };
  const onUndo = (key: string) => {
    requestFocus(key);
    removal.undo(key);
  };
  return (
    <div ref={area} className="wishlist-area">
      {hasFailed && <Stale onRetry={retry} />}
      <ListHead key={list.Id} list={list} canEdit={canEdit} />
      {products.length > 0 && (
        <Lines lines={products} removed={removed} canEdit={canEdit} onRemove={onRemove} onUndo={onUndo} />
      )}
      {products.length === 0 && <Empty />}
      <ListActions
        list={list}
        lines={remaining}
        canEdit={canEdit}
        cartUrl={cartUrl}
        shareUrl={shareUrl}
        flush={removal.flush}
      />
    </div>
  );
}

export default react(WishlistTable);
