import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { ChevronIcon, TrashIcon } from '#kit/icons.tsx';
import { InlineEdit } from '#kit/inline-edit.tsx';
import { kitTexts } from '#kit/texts.ts';
import { ROW_FOCUS, UndoRow, useRowFocus } from '#kit/undo-row';
import { fileSizeText, type Upload } from '#kit/upload';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { AssetField } from './field-model.ts';
import type { FieldRow } from './rows.ts';
import { texts } from './texts.ts';

/** A row's attribute; its value is the row's key. */
const ASSET_ROW = 'data-asset-row';
const MAX_NAME_LENGTH = 120;

interface RowProps {
  row: FieldRow;
  field: AssetField;
  upload: Upload | undefined;
}

function FileIcon() {
  return (
    <svg className="ar-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
    </svg>
  );
}

/** A file may be marked as a picture without being one, so a broken image becomes an icon. */
function Picture({ row }: { row: FieldRow }) {
  const source = row.asset?.thumbnail ?? row.preview;
  const [broken, setBroken] = useState<string>();
  const isShown = source !== undefined && source !== broken;
  return (
    <span className="ar-asset-picture">
      {isShown ? (
        <img src={source} width="80" height="80" alt="" decoding="async" onError={() => setBroken(source)} />
      ) : (
        <FileIcon />
      )}
    </span>
  );
}

function Progress({ row, upload }: { row: FieldRow; upload: Upload | undefined }) {
  const labels = chooseTexts(texts);
  const percent = Math.round((upload?.progress ?? 1) * 100);
  const phase = upload?.phase ?? 'done';
  // At 100 percent the server is checking the file.
  const isSending = phase === 'sending' && percent < 100;
  const phaseLabel = phase === 'queued' || phase === 'waiting' ? phase : 'checking';
  const status = isSending ? labels.sending(percent) : labels[phaseLabel];
  return (
    <span className="ar-asset-progress">
      <progress max="100" value={phase === 'queued' ? 0 : percent} aria-label={labels.progressOf(row.name)} />
      <span>{status}</span>
    </span>
  );
}

/** The state of a row: its size, progress or problem. */
function State({ row, upload }: Omit<RowProps, 'field'>) {
  if (row.problem !== undefined)
    return (
      <span className="ar-asset-problem" role="alert">
        {row.problem}
      </span>
    );
  if (!row.asset) return <Progress row={row} upload={upload} />;
  const { width, height } = row.asset;
  const pixels = width && height ? `${width} × ${height}` : '';
  const size = row.size === undefined ? '' : fileSizeText(row.size);
  return <span className="ar-asset-detail">{[pixels, size].filter(Boolean).join(' · ')}</span>;
}

function Name({ row, field }: Omit<RowProps, 'upload'>) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  if (!row.asset?.name) return <span className="ar-asset-name">{row.name}</span>;
  return (
    <span className="ar-asset-name">
      <InlineEdit
        id={`${id}-name-${row.key}`}
        value={row.name}
        labels={{ edit: labels.rename(row.name) }}
        maxLength={MAX_NAME_LENGTH}
        problemOf={(text) => (text === '' ? labels.noName : undefined)}
        onSave={(text) => field.rename(row.key, text)}
      />
    </span>
  );
}

interface ActionProps {
  label: string;
  text: string;
  onPress: () => void;
  isFocus?: boolean;
}

const Action = ({ label, text, onPress, isFocus = false }: ActionProps) => (
  <button
    type="button"
    className="ar-text-button"
    aria-label={label}
    onClick={onPress}
    {...(isFocus && { [ROW_FOCUS]: '' })}
  >
    {text}
  </button>
);

function MoveButton({
  label,
  by,
  row,
  field,
}: {
  label: string;
  by: 1 | -1;
  row: FieldRow;
  field: AssetField;
}) {
  return (
    <button
      type="button"
      className={by < 0 ? 'ar-asset-move ar-asset-up' : 'ar-asset-move'}
      aria-label={label}
      title={label}
      onClick={() => field.move(row.key, by)}
    >
      <ChevronIcon />
    </button>
  );
}

/** The actions of a row: cancel, retry or dismiss an upload; move or remove an asset. */
function Actions({ row, field, upload, onRemove }: RowProps & { onRemove: (row: FieldRow) => void }) {
  const labels = chooseTexts(texts);
  const { name, key } = row;
  if (row.asset)
    return (
      <span className="ar-asset-actions">
        {!field.isSingle && (
          <>
            <MoveButton label={labels.upOf(name)} by={-1} row={row} field={field} />
            <MoveButton label={labels.downOf(name)} by={1} row={row} field={field} />
          </>
        )}
        <button
          type="button"
          className="ar-asset-move"
          aria-label={labels.removeOf(name)}
          title={labels.remove}
          onClick={() => onRemove(row)}
          {...{ [ROW_FOCUS]: '' }}
        >
          <TrashIcon />
        </button>
      </span>
    );
  if (row.problem === undefined)
    return (
      <span className="ar-asset-actions">
        <Action
          label={labels.cancelOf(name)}
          text={labels.cancel}
          onPress={() => field.forget(key)}
          isFocus
        />
      </span>
    );
  return (
    <span className="ar-asset-actions">
      {upload?.phase === 'failed' && (
        <Action label={labels.retryOf(name)} text={kitTexts().retry} onPress={() => field.retry(key)} />
      )}
      <Action
        label={labels.dismissOf(name)}
        text={labels.dismiss}
        onPress={() => field.forget(key)}
        isFocus
      />
    </span>
  );
}

/** The rows of the field: assets, uploads and unusable files (UPL-05, MED-04). */
export function AssetRows({
  field,
  rows,
  removed,
}: {
  field: AssetField;
  rows: readonly FieldRow[];
  removed: ReadonlySet<string>;
}) {
  const labels = chooseTexts(texts);
  const uploads = useStore(field.$uploads);
  const area = useRef<HTMLUListElement>(null);
  const requestFocus = useRowFocus(
    area,
    ASSET_ROW,
    rows.map(({ key }) => key),
  );
  const onRemove = ({ key }: FieldRow) => {
    requestFocus(key);
    field.removal.start(key);
  };
  const onUndo = (key: string) => {
    requestFocus(key);
    field.removal.undo(key);
  };
  return (
    <ul ref={area} className="ar-asset-list" aria-label={labels.list} hidden={rows.length === 0}>
      {rows.map((written) => {
        // An asset known only by its id has no name yet.
        const row = { ...written, name: written.name || labels.unnamed };
        const { key, name } = row;
        const upload = uploads.find(({ id }) => id === key);
        if (removed.has(key))
          return (
            <li key={key} className="ar-asset-row ar-asset-removed" {...{ [ASSET_ROW]: key }}>
              <UndoRow text={labels.removed(name)} label={labels.undoOf(name)} onUndo={() => onUndo(key)} />
            </li>
          );
        return (
          <li
            key={key}
            className="ar-asset-row"
            aria-busy={!row.asset && !row.problem}
            {...{ [ASSET_ROW]: key }}
          >
            <Picture row={row} />
            <span className="ar-asset-text">
              <Name row={row} field={field} />
              <State row={row} upload={upload} />
            </span>
            <Actions row={row} field={field} upload={upload} onRemove={onRemove} />
          </li>
        );
      })}
    </ul>
  );
}
