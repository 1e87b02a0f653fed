import { useRef } from 'react';
import { react } from '#runtime/react.tsx';
import { removeLine, undoRemove } from '#stores/cart/index.ts';
import { chooseTexts } from '#runtime/texts.ts';
import { LineRow } from './line-row.tsx';
import type { Props } from './props.ts';
import { RemovedRow } from './removed-row.tsx';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';
import { FOCUS, useFocus } from './use-focus.ts';
import { useLines } from './use-lines.ts';
import { useRereading } from './use-rereading.ts';
import './cart.css';

export { props } from './props.ts';

interface Actions {
  onRemove: (id: string) => void;
  onUndo: (id: string) => void;
}

function Head() {
  const words = chooseTexts(texts);
  return (
    <thead>
      <tr>
        <th scope="col">{words.line}</th>
        <th scope="col">{words.unit}</th>
        <th scope="col">{words.quantity}</th>
        <th scope="col">{words.total}</th>
        <th scope="col">
          <span className="ar-visually-hidden">{words.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

function Lines({ rows, onRemove, onUndo }: Actions & { rows: Row[] }) {
  return (
    <table className="cart-table">
      <Head />
      <tbody>
        {rows.map((row) =>
          row.isRemoved ? (
            <RemovedRow key={row.id} row={row} onUndo={onUndo} />
          ) : (
            <LineRow key={row.id} row={row} onRemove={onRemove} />
          ),
        )}
      </tbody>
    </table>
  );
}

function Stale({ onRetry }: { onRetry: () => void }) {
  const words = chooseTexts(texts);
  return (
    <div className="cart-note cart-note-error" role="alert">
      {words.stale}{' '}
      <button type="button" className="ar-text-button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

function Empty() {
  return (
    <p className="cart-empty" tabIndex={-1} {...{ [FOCUS]: '' }}>
      {chooseTexts(texts).empty}
    </p>
  );
}

// Clearing is the server's: the link is followed by page load (CRT-01).
function Links({
  continueUrl,
  clearUrl,
  isEmpty,
}: Pick<Props, 'continueUrl' | 'clearUrl'> & { isEmpty: boolean }) {
  const words = chooseTexts(texts);
  return (
    <div className="cart-links">
      <a className={isEmpty ? 'ar-button' : ''} href={continueUrl}>
        {words.continue}
      </a>
      {clearUrl && !isEmpty && (
        <a className="no-ajax" href={clearUrl}>
          {words.clear}
        </a>
      )}
    </div>
  );
}

function Cart({ url, continueUrl, clearUrl, lines }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const rows = useLines(lines);
  const { hasFailed, retry } = useRereading(url);
  const askFocus = useFocus(
    area,
    rows.map(({ id }) => id),
  );
  const isEmpty = rows.length === 0;

  const onRemove = (id: string) => {
    askFocus(id);
    removeLine(id);
  };
  const onUndo = (id: string) => {
    askFocus(id);
    undoRemove(id);
  };

  return (
    <div ref={area} className="cart-area">
      {hasFailed && <Stale onRetry={retry} />}
      {isEmpty ? <Empty /> : <Lines rows={rows} onRemove={onRemove} onUndo={onUndo} />}
      <Links continueUrl={continueUrl} clearUrl={clearUrl} isEmpty={isEmpty} />
    </div>
  );
}

export default react(Cart);
