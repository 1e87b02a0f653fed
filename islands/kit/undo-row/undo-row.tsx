import type { ReactNode } from 'react';
import { kitTexts } from '#kit/texts.ts';
import { ROW_FOCUS } from './use-row-focus.ts';

interface Props {
  /** The message: "Mug was removed." */
  text: string;
  /** Accessible name of the button, read without its row: "Put Mug back". */
  label: string;
  /** The row is being restored. */
  isBusy?: boolean;
  /** Restores the row; without it there is no button. */
  onUndo?: (() => void) | undefined;
  /** Error message of a failed restore. */
  children?: ReactNode;
}

// Not `disabled`: the button keeps the focus until the row is back.
function UndoButton({ label, isBusy, onUndo }: Pick<Props, 'label' | 'isBusy' | 'onUndo'>) {
  const state = isBusy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button type="button" className="ar-text-button" aria-label={label} {...state} onClick={onUndo}>
      {kitTexts().undo}
    </button>
  );
}

/**
 * Content of a removed row, inside its `<li>` or cell. The text takes the focus, not the button: a repeated
 * press of the same key must not undo the removal. Decision 15.
 */
export function UndoRow({ text, label, isBusy = false, onUndo, children }: Props) {
  return (
    <>
      <span tabIndex={-1} {...{ [ROW_FOCUS]: '' }}>
        {text}
      </span>{' '}
      {onUndo && <UndoButton label={label} isBusy={isBusy} onUndo={onUndo} />}
      {children}
    </>
  );
}
