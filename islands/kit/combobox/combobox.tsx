import { useCombobox, type UseComboboxProps } from 'downshift';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { childrenOf } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { on } from '#runtime';
import { useEarlyEnter } from './early-enter.ts';
import { useFieldText, useTyping } from './field-text.ts';
import { passesBy } from './keys.ts';
import { scrollInside } from './scroll-inside.ts';
import { useServerInput, type InputProps } from './use-server-input.ts';
import './combobox.css';

/** A row of the list. */
export interface ComboboxRow {
  /** Unique among the rows: the active one stays active when others come before it. */
  readonly key: string;
  /** Plain text of it. */
  readonly text: string;
  readonly content: ReactNode;
  /** Where it leads: it is a real link then. */
  readonly href?: string | undefined;
  /** A description of the row's action. */
  readonly run?: () => void;
  /** The list stays open, such as for more rows. */
  readonly stays?: boolean;
}

interface ComboboxProps {
  /** The server's field. */
  input: HTMLInputElement;
  rows: readonly ComboboxRow[];
  /** Names the list. */
  label: string;
  /** A message below the rows, such as that there are none. */
  message?: string | undefined;
  /** Announced to screen readers. */
  announcement?: string | undefined;
  /** The row that Enter takes while none is active; without it the form is sent. */
  enterRow?: ComboboxRow | undefined;
  /** Called when rows for a text are wanted. */
  onText: (text: string, isComposing: boolean) => void;
}

/** The active row: by its key, or by its place once more rows have come there. */
interface Active {
  readonly key: string;
  readonly rowIndex: number;
}

const NONE: Active = { key: '', rowIndex: -1 };

function indexOf(rows: readonly ComboboxRow[], { key, rowIndex }: Active): number {
  const found = rows.findIndex((row) => row.key === key);
  return found >= 0 ? found : Math.min(rowIndex, rows.length - 1);
}

const skip = (event: Event) => Object.assign(event, { preventDownshiftDefault: true });

// The browser opens it elsewhere, and the list is there for another one.
function skipModified({ nativeEvent }: MouseEvent): void {
  if (nativeEvent.ctrlKey || nativeEvent.metaKey || nativeEvent.shiftKey) skip(nativeEvent);
}

const stayOpen: NonNullable<UseComboboxProps<ComboboxRow>['stateReducer']> = (state, { changes }) =>
  changes.selectedItem?.stays
    ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
    : changes;

function follow(list: RefObject<HTMLElement | null>, rowIndex: number): void {
  const option = list.current && childrenOf(list.current)[rowIndex];
  if (option instanceof HTMLAnchorElement) option.click();
}

/** Open state and active row, with their setters. */
function useActive({ input, rows, onText }: ComboboxProps, list: RefObject<HTMLElement | null>) {
  const { signal } = useIsland();
  const [isShown, setShown] = useState(false);
  const [active, setActive] = useState(NONE);

  const close = () => {
    setShown(false);
    setActive(NONE);
  };
  const open = () => {
    setShown(true);
    onText(input.value, false);
  };
  const choose = (row: ComboboxRow, isClick = false) => {
    if (row.run) row.run();
    else if (!isClick) follow(list, rows.indexOf(row));
    if (row.stays) setActive({ key: row.key, rowIndex: rows.indexOf(row) });
  };
  const point = (rowIndex: number) => setActive({ key: rows[rowIndex]?.key ?? '', rowIndex: -1 });
  useEffect(() => on('page-leave', () => setShown(false), signal), [signal]);
  useTyping(input, onText, open);
  const rowIndex = indexOf(rows, active);
  const takeRow = (taken: number) => {
    const row = rows[taken];
    if (!row) return;
    choose(row);
    if (!row.stays) close();
  };
  const catchesEarlyEnter = useEarlyEnter(rowIndex, takeRow);
  const catchesEnter = ({ key, isComposing }: KeyboardEvent) =>
    !isComposing && catchesEarlyEnter(key, isShown && rows.length > 0);
  return { isShown, rowIndex, show: () => setShown(true), open, close, choose, point, catchesEnter };
}

/** Listeners at the field that run before downshift's. */
function listeners({ enterRow }: ComboboxProps, state: ReturnType<typeof useActive>) {
  const { isShown, rowIndex, close, choose, catchesEnter } = state;
  const onKeyDown = (event: KeyboardEvent) => {
    if (catchesEnter(event)) {
      event.preventDefault();
      skip(event);
      return;
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    if (event.key === 'Enter' && rowIndex < 0 && enterRow && isShown && !event.isComposing) {
      event.preventDefault();
      choose(enterRow);
    }
    if (passesBy(event, rowIndex < 0)) skip(event);
  };
  const onBlur = (event: FocusEvent) => {
    skip(event);
    close();
  };
  return { onKeyDown, onBlur } as object;
}

function useList(props: ComboboxProps, list: RefObject<HTMLElement | null>) {
  const { id } = useIsland();
  const { input, rows } = props;
  const state = useActive(props, list);
  const { isShown, rowIndex, show, open, close, choose, point } = state;
  const { InputChange, ItemClick } = useCombobox.stateChangeTypes;
  const combobox = useCombobox<ComboboxRow>({
    id,
    inputId: input.id,
    items: [...rows],
    inputValue: useFieldText(input),
    isOpen: isShown && rows.length > 0,
    highlightedIndex: rowIndex,
    selectedItem: null,
    itemToString: (row) => row?.text ?? '',
    scrollIntoView: scrollInside,
    stateReducer: stayOpen,
    // Typed text comes from the field itself, with unfinished text of an input method.
    onIsOpenChange: ({ isOpen, type }) => (isOpen ? (type === InputChange ? show : open)() : close()),
    onHighlightedIndexChange: ({ highlightedIndex }) => point(highlightedIndex),
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (selectedItem) choose(selectedItem, type === ItemClick);
    },
  });
  return { combobox, isShown, rowIndex, handlers: listeners(props, state) };
}

interface OptionProps {
  row: ComboboxRow;
  isActive: boolean;
  /** Attributes of downshift. */
  given: object;
}

function Option({ row, isActive, given }: OptionProps) {
  const className = isActive ? 'ar-combobox-option ar-combobox-active' : 'ar-combobox-option';
  if (row.href === undefined) {
    return (
      <div className={className} {...given}>
        {row.content}
      </div>
    );
  }
  return (
    <a className={className} href={row.href} tabIndex={-1} {...given}>
      {row.content}
    </a>
  );
}

const stay = (event: MouseEvent) => event.preventDefault();

/**
 * A list under a field that the server wrote (APG: editable combobox with list): downshift's, while the field stays the server's
 * own node with its value, caret, label and an input method's unfinished word (SRC-01).
 */
export function Combobox(props: ComboboxProps) {
  const { input, rows, label, message, announcement } = props;
  const list = useRef<HTMLDivElement>(null);
  const { combobox, isShown, rowIndex, handlers } = useList(props, list);
  const { getInputProps, getMenuProps, getItemProps } = combobox;
  useServerInput(input, getInputProps(handlers, { suppressRefError: true }) as unknown as InputProps);
  useEffect(() => {
    if (isShown && announcement) announce(announcement);
  }, [isShown, announcement]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press anywhere in it leaves the focus in the field
    <div className="ar-combobox" hidden={!isShown || (rows.length === 0 && !message)} onMouseDown={stay}>
      <div
        {...getMenuProps({ 'aria-label': label, ref: list }, { suppressRefError: true })}
        className="ar-combobox-list"
        hidden={rows.length === 0}
      >
        {rows.map((row, index) => (
          <Option
            key={row.key}
            row={row}
            isActive={index === rowIndex}
            given={getItemProps({ item: row, index, onClick: skipModified })}
          />
        ))}
      </div>
      {message && <p className="ar-combobox-note">{message}</p>}
    </div>
  );
}
