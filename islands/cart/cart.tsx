import { useEffect, useRef, useState } from 'react';
import { announceSlow } from '#kit/announce-slow.ts';
import { ROW_FOCUS, useRowFocus } from '#kit/undo-row';
import { react } from '#runtime/islands/react.tsx';
import { removeLine, undoRemove } from '#stores/cart';
import { chooseTexts } from '#runtime/page/texts.ts';
import { LineRow } from './line-row.tsx';
import type { Props } from './props.ts';
import { RemovedRow } from './removed-row.tsx';
import { ROW, type Row } from './rows.ts';
import { texts } from './texts.ts';
import { useLines } from './use-lines.ts';
import { useRereading } from './use-rereading.ts';
import { ROWS_AT_ONCE, useSteps } from './use-steps.ts';

export { props } from './props.ts';

interface Actions {
  onRemove: (row: Row) => void;
  onUndo: (key: string) => void;
}

function Head() {
  const labels = chooseTexts(texts);
  return (
    <thead>
      <tr>
        <th scope="col">{labels.line}</th>
        <th scope="col">{labels.unit}</th>
        <th scope="col">{labels.quantity}</th>
        <th scope="col">{labels.total}</th>
        <th scope="col">
          <span className="ar-visually-hidden">{labels.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Lines({ rows, onRemove, onUndo }: Actions & { rows: Row[] }) {
  const count = useSteps(rows.length);
  return (
    <table className={rows.length > ROWS_AT_ONCE ? 'cart-table cart-table-long' : 'cart-table'}>
      <Head />
      <tbody>
        {rows.map((row, index) =>
          row.isRemoved ? (
            <RemovedRow key={row.key} row={row} onUndo={onUndo} />
          ) : (
            <LineRow key={row.key} row={row} isWhole={index < count} onRemove={onRemove} />
          ),
        )}
      </tbody>
    </table>
  );
}

function Stale({ onRetry }: { onRetry: () => void }) {
  const labels = chooseTexts(texts);
  return (
    <div className="cart-note cart-note-error" role="alert">
      {labels.stale}{' '}
      <button type="button" className="ar-text-button" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  );
}

function Empty() {
  return (
    <p className="cart-empty" tabIndex={-1} {...{ [ROW_FOCUS]: '' }}>
      {chooseTexts(texts).empty}
    </p>
  );
}

// The clear link loads a full page (CRT-01), which renews header, lines and parts.
function Links({
  continueUrl,
  clearUrl,
  isEmpty,
}: Pick<Props, 'continueUrl' | 'clearUrl'> & { isEmpty: boolean }) {
  const labels = chooseTexts(texts);
  return (
    <div className="cart-links">
      <a className={isEmpty ? 'ar-button' : ''} href={continueUrl}>
        {labels.continue}
      </a>
      {clearUrl && !isEmpty && (
        <a className="cart-clear no-ajax" href={clearUrl}>
          {labels.clear}
        </a>
      )}
    </div>
  );
}

/** Announces that changes are being saved when it takes long. */
function useSlowSaving(rows: readonly Row[]): void {
  const isSaving = rows.some(({ isBusy }) => isBusy);
  useEffect(() => (isSaving ? announceSlow(chooseTexts(texts).saving) : undefined), [isSaving]);
}

function Cart({ url, continueUrl, clearUrl, lines }: Props) {
  const area = useRef<HTMLDivElement>(null);
  // Must run before `useLines`, so that stale lines are requested again.
  const { hasFailed, retry } = useRereading(url);
  const rows = useLines(lines);
  const requestFocus = useRowFocus(
    area,
    ROW,
    rows.map(({ key }) => key),
  );
  useSlowSaving(rows);
  const isEmpty = rows.every(({ isRemoved }) => isRemoved);

  // The same function for each render, so that unchanged lines are not rendered again.
  const [onRemove] = useState(() => ({ key, id }: Row) => {
    requestFocus(key);
    removeLine(id);
  });

  return (
    <div ref={area} className="cart-area">
      {hasFailed && <Stale onRetry={retry} />}
      {rows.length > 0 && <Lines rows={rows} onRemove={onRemove} onUndo={undoRemove} />}
      {isEmpty && <Empty />}
      <Links continueUrl={continueUrl} clearUrl={clearUrl} isEmpty={isEmpty} />
    </div>
  );
}

export default react(Cart);
