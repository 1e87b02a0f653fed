import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { addListener } from '#runtime/dom/safe.ts';
import { childrenOf } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { on } from '#runtime';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { useTyping } from './field-text.ts';
import { useNav } from './use-nav.ts';

/** A row of the list. */
export interface ComboboxRow {
  /** Unique among the rows; the active row stays active when rows are inserted before it. */
  readonly key: string;
  /** Plain text of the row. */
  readonly text: string;
  readonly content: ReactNode;
  /** Address of the row, which is then a real link. */
  readonly href?: string | undefined;
  /** Action of the row. */
  readonly run?: () => void;
  /** Keeps the list open, as for a row that loads more. */
  readonly stays?: boolean;
}

interface ComboboxProps {
  /** The server's field. */
  input: HTMLInputElement;
  rows: readonly ComboboxRow[];
  /** Accessible name of the list. */
  label: string;
  /** Message below the rows, for example that nothing was found. */
  message?: string | undefined;
  /** Announced to screen readers. */
  announcement?: string | undefined;
  /** Row that Enter chooses while none is active; without it Enter submits the form. */
  enterRow?: ComboboxRow | undefined;
  /** Called when rows for a text are needed. */
  onText: (text: string, isComposing: boolean) => void;
}

/** Manages whether the list is open. */
function useOpen({ input, onText }: ComboboxProps) {
  const { signal } = useIsland();
  const [isShown, setShown] = useState(false);
  const open = () => {
    setShown(true);
    onText(input.value, false);
  };
  const type = (text: string, isComposing: boolean) => {
    setShown(true);
    onText(text, isComposing);
  };
  useEffect(() => on('page-leave', () => setShown(false), signal), [signal]);
  useTyping(input, type, open);
  return { isShown, open, close: () => setShown(false) };
}

interface KeyHandlers {
  onKey: (event: KeyboardEvent) => void;
  open: () => void;
  close: () => void;
}

/** Listens on the server's field, with the handlers of the last render. */
function useFieldEvents(input: HTMLInputElement, handlers: KeyHandlers): void {
  const newest = useRef(handlers);
  newest.current = handlers;
  const { signal } = useIsland();
  useLayoutEffect(() => {
    const own = followSignal(signal);
    addListener(input, 'keydown', (event) => newest.current.onKey(event as KeyboardEvent), own);
    addListener(input, 'click', () => newest.current.open(), own);
    addListener(input, 'blur', () => newest.current.close(), own);
    return () => own.abort();
  }, [input, signal]);
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

// A modified click opens the link elsewhere; the list stays open for another one.
const isModified = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

interface OptionProps {
  row: ComboboxRow;
  onChoose: (row: ComboboxRow) => void;
}

function Option({ row, onChoose }: OptionProps) {
  const onClick = (event: MouseEvent) => {
    if (!isModified(event)) onChoose(row);
  };
  if (row.href === undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys
      <div className="ar-combobox-option" role="option" aria-selected="false" tabIndex={-1} onClick={onClick}>
        {row.content}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role -- as above
    <a
      className="ar-combobox-option"
      role="option"
      aria-selected="false"
      href={row.href}
      tabIndex={-1}
      onClick={onClick}
    >
      {row.content}
    </a>
  );
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * A list under a field that the server wrote (APG: editable combobox with list). The field stays the server's
 * node, with its value, caret, label and IME composition (SRC-01). Decision 235.
 */
export function Combobox(props: ComboboxProps) {
  const { input, rows, label, message, announcement, enterRow } = props;
  const list = useRef<HTMLDivElement>(null);
  const { id } = useIsland();
  const { isShown, open, close } = useOpen(props);
  const isOpen = isShown && rows.length > 0;
  const nav = useNav(input, list, isShown ? rows.length : 0);

  const choose = (row: ComboboxRow) => {
    if (row.stays) nav.current?.returnTo(rows.indexOf(row));
    else close();
    row.run?.();
  };
  const press = (row: ComboboxRow) => {
    const option = list.current && childrenOf(list.current)[rows.indexOf(row)];
    if (option instanceof HTMLElement) option.click();
  };
  const openTo = (step: 1 | -1) => {
    // Rendered synchronously: an Enter right after the arrow must find the row active.
    flushSync(open);
    nav.current?.move(step);
  };
  /** Returns the action of a key; the other keys are left to the list and the field. */
  const findAction = (key: string): (() => void) | undefined => {
    const step = ARROWS[key];
    if (key === 'Escape' && isShown) return close;
    if (step && !isOpen) return () => openTo(step);
    if (key === 'Enter' && isOpen && enterRow && !nav.current?.hasActive()) return () => press(enterRow);
    return undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, isComposing } = event;
    nav.current?.setComposing(isComposing);
    const action = isComposing ? undefined : findAction(key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  useFieldEvents(input, { onKey, open, close });
  useEffect(() => {
    if (isShown && announcement) announce(announcement);
  }, [isShown, announcement]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press anywhere in it leaves the focus in the field
    <div className="ar-combobox" hidden={!isShown || (rows.length === 0 && !message)} onMouseDown={stay}>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="ar-combobox-list"
        hidden={rows.length === 0}
      >
        {rows.map((row) => (
          <Option key={row.key} row={row} onChoose={choose} />
        ))}
      </div>
      {message && <p className="ar-combobox-note">{message}</p>}
    </div>
  );
}
