import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { openModalPage } from '#kit/modal-page.ts';
import { filesOf } from '#kit/upload';
import { on, track } from '#runtime';
import { addListener, setAttribute } from '#runtime/dom/safe.ts';
import { Slot, useIsland } from '#runtime/islands/react.tsx';
import { warn } from '#runtime/page/warn.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { readAsset } from '#stores/assets';
import type { AssetField } from './field-model.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { findInput } from './use-field.ts';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  Array.from(dataTransfer?.types ?? []).includes('Files');

/** Handles dropped files and folders. `isOver` is true only while files are dragged over the field. */
function useDropping(field: AssetField) {
  const [isOver, setOver] = useState(false);
  const depth = useRef(0);
  const take = (data: DataTransfer | null) =>
    void track(filesOf(data).then((files) => field.addFiles(files)));
  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  const guarded = (run: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    run(event);
  };
  const handlers = {
    onDragEnter: guarded(() => enter(1)),
    onDragOver: guarded(() => {}),
    onDragLeave: guarded(() => enter(-1)),
    onDrop: guarded(({ dataTransfer }) => {
      depth.current = 0;
      setOver(false);
      take(dataTransfer);
    }),
  };
  return { isOver, handlers, take };
}

/** Handles pasted pictures and files while the focus is in the field. */
function usePasting(take: (data: DataTransfer | null) => void): void {
  const { host, signal } = useIsland();
  const newest = useRef(take);
  newest.current = take;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (!clipboardData?.files.length) return;
      event.preventDefault();
      newest.current(clipboardData);
    };
    addListener(host, 'paste', onPaste as (event: Event) => void, { signal });
  }, [host, signal]);
}

/** Opens the library in a dialog; a choice there arrives as an event and closes it (MED-09). */
function openLibrary(url: string, title: string, opener: HTMLElement, field: AssetField): void {
  const controller = new AbortController();
  const dialog = openModalPage(url, {
    title,
    opener,
    className: 'ar-asset-library ar-sheet-full',
    onClose: () => controller.abort(),
  });
  on(
    'asset-chosen',
    ({ detail }) => {
      const asset = readAsset(detail.asset);
      if (asset) void track(field.pick(asset));
      else
        warn(
          'archipel:asset-chosen brought no asset: its detail needs { asset } with a guid or an AssetId.',
          detail,
        );
      // Closed in a later task: several assets chosen together arrive as several events in one task.
      setTimeout(() => dialog.close());
    },
    controller.signal,
    dialog.element,
  );
}

function LibraryButton({ url, field }: { url: string; field: AssetField }) {
  const labels = chooseTexts(texts);
  return (
    <button
      type="button"
      className="ar-button ar-button-quiet"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openLibrary(url, labels.library, currentTarget, field)}
    >
      {labels.library}
    </button>
  );
}

/** A button for a whole folder, which needs a separate file input. */
function FolderButton({ field }: { field: AssetField }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) setAttribute(input.current, 'webkitdirectory', '');
  }, []);
  const take = () => {
    const files = Array.from(input.current?.files ?? []).filter(({ name }) => !name.startsWith('.'));
    if (input.current) input.current.value = '';
    field.addFiles(files);
  };
  const labels = chooseTexts(texts);
  return (
    <>
      <button
        type="button"
        className="ar-button ar-button-quiet ar-upload-folder"
        onClick={() => input.current?.click()}
      >
        {labels.chooseFolder}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={labels.chooseFolder}
        data-asset-folder=""
        onChange={take}
      />
    </>
  );
}

const LABELS = { file: 'chooseFile', image: 'chooseImage', files: 'chooseFiles' } as const;
const DROP_LABELS = { file: 'dropOne', image: 'dropImage', files: 'dropMany' } as const;

interface ZoneProps {
  props: Props;
  field: AssetField;
  isFilled: boolean;
  button: RefObject<HTMLButtonElement | null>;
}

// Phones have no folders to choose and no drag and drop.
function isFine(): boolean {
  const list = matchMedia('(pointer: fine)');
  return list.matches;
}

/**
 * The inputs of the field: a button for the server's file input, folder and library buttons, and a drop zone
 * (UPL-05).
 */
export function UploadZone({ props, field, isFilled, button }: ZoneProps) {
  const island = useIsland();
  const { kind, libraryUrl } = props;
  const labels = chooseTexts(texts);
  const { isOver, handlers, take } = useDropping(field);
  usePasting(take);
  const choose = () => {
    findInput(island).click();
  };
  const isReplacing = isFilled && field.isSingle;
  return (
    <div className={isOver ? 'ar-upload-zone ar-upload-over' : 'ar-upload-zone'} tabIndex={-1} {...handlers}>
      <Slot name="input" />
      <div className="ar-upload-buttons">
        <button ref={button} type="button" className="ar-button" onClick={choose} data-asset-choose="">
          {isReplacing ? labels.replace : labels[LABELS[kind]]}
        </button>
        {kind === 'files' && isFine() && <FolderButton field={field} />}
        {libraryUrl && <LibraryButton url={libraryUrl} field={field} />}
      </div>
      {isFine() && <div className="ar-upload-hint">{labels[isOver ? 'dropNow' : DROP_LABELS[kind]]}</div>}
    </div>
  );
}
