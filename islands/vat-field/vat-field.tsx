import { useEffect, useRef } from 'react';
import { borrow } from '#kit/borrow.ts';
import { BusyButton } from '#kit/busy-button.tsx';
import { createPopover } from '#kit/popover';
import { kitTexts } from '#kit/texts.ts';
import { findAllIn, readAttribute } from '#runtime/dom/safe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useVat, type VatView } from './use-vat.ts';
import './vat-field.css';

export { props } from './props.ts';

type Words = (typeof texts)['fr'];

function explain({ phase, state, message, isOdd }: VatView, words: Words): string {
  if (phase === 'silent') return '';
  if (phase === 'checking') return words.checking;
  if (phase === 'answered' && message) return `${words[state]} ${message}`;
  const text = phase === 'dead' ? words.noAnswer : words[state];
  // A service that says yes or no knows better.
  return isOdd && (phase === 'dead' || state === 'unknown') ? `${text} ${words.hint}` : text;
}

/** The server's message about the number in the input's popover, which a press opens: by itself it would cover a field. */
function Message({ text }: { text: string }) {
  const { signal } = useIsland();
  const words = chooseTexts(texts);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    const end = () => controller.abort();
    signal.addEventListener('abort', end);
    createPopover(button.current!, panel.current!, { signal: controller.signal });
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  }, [signal]);

  return (
    <>
      <button type="button" className="ar-info" aria-label={words.why} ref={button}>
        !
      </button>
      <div className="ar-popover" ref={panel}>
        {text}
      </div>
    </>
  );
}

/** What the server has written about the number gives way to what is known now; the field names both. */
function useOwnWords(input: HTMLInputElement, isKnown: boolean): string {
  const { host, id } = useIsland();
  const own = `${id}-state`;
  useEffect(() => {
    const borrowed = borrow();
    const described = [readAttribute(input, 'aria-describedby'), own].filter(Boolean).join(' ');
    borrowed.set(input, 'aria-describedby', described);
    return () => borrowed.giveBack();
  }, [input, own]);
  useEffect(() => {
    if (!isKnown) return;
    const borrowed = borrow();
    for (const written of findAllIn(host, '[data-vat-status]')) borrowed.set(written, 'hidden', '');
    return () => borrowed.giveBack();
  });
  return own;
}

function VatField(props: Props) {
  const words = chooseTexts(texts);
  const { input, view, retry } = useVat(props);
  const isKnown = view.phase !== 'silent';
  const own = useOwnWords(input, isKnown);
  const look = view.phase === 'answered' ? view.state : view.phase;
  return (
    <div className={`ar-vat ar-vat-${look}`}>
      <span id={own} role="status">
        {explain(view, words)}
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

/** Nothing here blocks: a number that nobody knows is sent like any other, and the server judges. */
export default react(VatField, { beside: true });
