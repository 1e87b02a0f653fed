import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '#runtime/html/announce.ts';

/** Duration of the "copied" state, in ms. */
const SHOWN_MS = 3_000;

type State = 'idle' | 'copied' | 'failed';

interface CopyLabels {
  /** Announced once the text is copied. */
  copied: string;
  /** Label of the field from which the visitor copies by hand. */
  byHand: string;
}

// Rejects on pages without a secure connection, where there is no clipboard.
const copy = async (text: string) => navigator.clipboard.writeText(text);

/** Fallback where copying is forbidden: a field with the text, selected. */
function ByHand({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label className="ar-copy-by-hand">
      <span>{label}</span>
      <input ref={field} className="ar-input" readOnly value={text} />
    </label>
  );
}

/**
 * A button that copies a text and confirms it. If the browser forbids it, the text can be copied from a field.
 *
 * @param props.text The text to copy.
 * @param props.labels Its labels.
 * @param props.label Renders the button's text, given whether it has just copied.
 */
export function CopyButton({
  text,
  labels,
  className,
  label,
}: {
  text: string;
  labels: CopyLabels;
  className: string;
  label: (isCopied: boolean) => ReactNode;
}) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const onClick = () =>
    copy(text).then(
      () => {
        setState('copied');
        announce(labels.copied);
      },
      () => setState('failed'),
    );
  if (state === 'failed') return <ByHand text={text} label={labels.byHand} />;
  return (
    <button type="button" className={className} onClick={() => void onClick()}>
      {label(state === 'copied')}
    </button>
  );
}
