import { useEffect, useLayoutEffect, useRef } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { BusyButton } from '#kit/busy-button.tsx';
import { createPopover } from '#kit/popover';
import { kitTexts } from '#kit/texts.ts';
import { querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useVat, type VatView } from './use-vat.ts';
import './vat-field.css';

export { props } from './props.ts';

type Labels = (typeof texts)['fr'];

function explain({ phase, state, message, isOdd }: VatView, labels: Labels): string {
  if (phase === 'silent') return '';
  if (phase === 'checking') return labels.checking;
  if (phase === 'answered' && message) return `${labels[state]} ${message}`;
  const text = phase === 'dead' ? labels.noAnswer : labels[state];
  // A definite answer of the service takes precedence over the hint.
  return isOdd && (phase === 'dead' || state === 'unknown') ? `${text} ${labels.hint}` : text;
}

/**
 * The server's message about the number, in a popover. It opens by a press, because it would cover a field.
 */
function Message({ text }: { text: string }) {
  const { signal } = useIsland();
  const labels = chooseTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // A layout effect, so that a press right after the first paint opens the panel.
  useLayoutEffect(() => {
    const controller = followSignal(signal);
    createPopover(button.current!, panel.current!, { signal: controller.signal });
    return () => controller.abort();
  }, [signal]);

  return (
    <>
      <button type="button" className="ar-info" aria-label={labels.why} ref={button}>
        !
      </button>
      <div className="ar-popover" ref={panel}>
        {text}
      </div>
    </>
  );
}

/** Hides the server's text while the island has a state, and adds that state to the field's description. */
function useOwnMessages(input: HTMLInputElement, isKnown: boolean): string {
  const { host, id } = useIsland();
  const own = `${id}-state`;
  useEffect(() => {
    const overrides = createOverrides();
    const described = [getAttribute(input, 'aria-describedby'), own].filter(Boolean).join(' ');
    overrides.set(input, 'aria-describedby', described);
    return () => overrides.restore();
  }, [input, own]);
  useEffect(() => {
    if (!isKnown) return;
    const overrides = createOverrides();
    for (const written of querySelectorAll(host, '[data-vat-status]')) overrides.set(written, 'hidden', '');
    return () => overrides.restore();
  });
  return own;
}

function VatField(props: Props) {
  const labels = chooseTexts(texts);
  const { input, view, retry } = useVat(props);
  const isKnown = view.phase !== 'silent';
  const own = useOwnMessages(input, isKnown);
  const look = view.phase === 'answered' ? view.state : view.phase;
  return (
    <div className={`ar-vat ar-vat-${look}`}>
      <span id={own} role="status">
        {explain(view, labels)}
      </span>
      {view.phase === 'dead' && (
        <BusyButton className="ar-text-button" onPress={async () => retry()}>
          {kitTexts().retry}
        </BusyButton>
      )}
      {view.phase === 'answered' && view.message !== '' && <Message text={view.message} />}
    </div>
  );
}

/** Shows the state of the number. It never blocks the form: the server decides. */
export default react(VatField, { placement: 'append' });
