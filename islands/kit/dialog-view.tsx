import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';
import { afterFading, openDialog } from './dialog/index.ts';
import { CloseIcon } from './icons.tsx';
import { kitTexts } from './texts.ts';
import './dialog/dialogs.css';

interface Props {
  /** The heading, which is the dialog's accessible name. */
  title: string;
  children: ReactNode;
  /** A class in addition to `ar-dialog`. */
  className?: string;
  /** Called once the dialog is closed and has faded; the caller then renders without it. */
  onClose: (value: string) => void;
}

/** A modal dialog of a view, open as long as it is rendered. */
export function Dialog({ title, children, className = '', onClose }: Props) {
  const { id } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The caller removes the dialog only after it has faded.
    openDialog(element, (value) => void afterFading(element).then(() => close.current(value)));
  }, []);

  // Closed while it is still in the document: WebKit would give the focus back only then, from a field that has it by now.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={`ar-dialog ${className}`.trim()} aria-labelledby={`${id}-dialog-title`}>
      <div className="ar-dialog-content">
        <header className="ar-dialog-header">
          <h2 id={`${id}-dialog-title`}>{title}</h2>
          <button type="button" className="ar-dialog-close" data-dialog-close aria-label={kitTexts().close}>
            <CloseIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
