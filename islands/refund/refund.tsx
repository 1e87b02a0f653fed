import { useEffect, useMemo, useState } from 'react';
import { formatMoney, minorDigits, moneyLocale } from '#kit/money.ts';
import { dispatchAt, listenAt } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { announce } from '#runtime/html/announce.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { borrow } from '#kit/borrow.ts';
import { LineProblem, QuickChoices } from './refund-parts.tsx';
import { findLines, readLines, type LinePlace } from './refund-places.ts';
import { sumRefund, type RefundSum } from './refund-sum.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './refund.css';

export { props } from './props.ts';

/** Whoever listens hears the sum once they have stopped choosing. */
const SAY_MS = 500;

/** The sum of what stands in the fields, whoever writes them; nothing as long as it is the server's own. */
function useSum(places: readonly LinePlace[], digits: number): RefundSum | undefined {
  const { host, signal } = useIsland();
  const [sum, setSum] = useState<RefundSum | undefined>();
  useEffect(() => {
    const read = () => setSum(sumRefund(readLines(places), digits));
    // The fields have their first values only when all listeners have heard of the reset.
    const readSoon = () => void setTimeout(() => signal.aborted || read());
    for (const type of ['input', 'change']) listenAt(host, type, read, { signal });
    listenAt(host, 'reset', readSoon, { signal });
    if (places.some(({ input }) => wasChanged(input))) read();
  }, [host, places, digits, signal]);
  return sum;
}

function setText(place: HTMLElement | null, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}

/** Writes the amounts where the server wrote its own. */
function useAmounts(
  places: readonly LinePlace[],
  sum: RefundSum | undefined,
  format: (minor: number) => string,
) {
  const { host } = useIsland();
  useEffect(() => {
    if (!sum) return;
    for (const [index, { amount }] of sum.lines.entries())
      setText(places[index]?.amount ?? null, format(amount));
    setText(findInside(host, '[data-refund-count]'), String(sum.count));
    setText(findInside(host, '[data-refund-total]'), format(sum.total));
  }, [host, places, sum, format]);
}

function useSaid(sum: RefundSum | undefined, format: (minor: number) => string): void {
  useEffect(() => {
    if (!sum || sum.hasProblem) return;
    const say = () => announce(chooseTexts(texts).sum(sum.count, format(sum.total)));
    const timer = setTimeout(say, SAY_MS);
    return () => clearTimeout(timer);
  }, [sum, format]);
}

/** Holds a request that is wrong, or for nothing; tells whether that was the last one. */
function useGate(places: readonly LinePlace[], digits: number): boolean {
  const { host, signal } = useIsland();
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const onSubmit = (event: Event) => {
      const { lines, count } = sumRefund(readLines(places), digits);
      const wrong = lines.findIndex(({ problem }) => problem !== undefined);
      setEmpty(count === 0 && wrong < 0);
      if (wrong < 0 && count > 0) return;
      event.preventDefault();
      places[Math.max(wrong, 0)]?.input.focus();
      // What was restored by the browser has said nothing yet.
      dispatchAt(places[0]!.input, new Event('change', { bubbles: true }));
    };
    listenAt(host, 'submit', onSubmit, { signal });
    listenAt(host, 'input', () => setEmpty(false), { signal, capture: true });
    const borrowed = borrow();
    // The browser’s own words would come before ours.
    borrowed.set(host, 'novalidate', '');
    return () => borrowed.giveBack();
  }, [host, places, digits, signal]);
  return isEmpty;
}

function fill(places: readonly LinePlace[], isAll: boolean): void {
  for (const { input, max } of places) {
    input.value = String(isAll ? max : 0);
    for (const type of ['input', 'change']) dispatchAt(input, new Event(type, { bubbles: true }));
  }
}

function Refund({ currency }: Props) {
  const { host, id } = useIsland();
  const places = useMemo(() => findLines(host), [host]);
  const digits = minorDigits(currency);
  const format = useMemo(() => (minor: number) => formatMoney(minor, currency, moneyLocale()), [currency]);
  const sum = useSum(places, digits);
  useAmounts(places, sum, format);
  useSaid(sum, format);
  const isEmpty = useGate(places, digits);
  const words = chooseTexts(texts);
  return (
    <>
      <QuickChoices onAll={() => fill(places, true)} onNone={() => fill(places, false)} />
      {places.map((place, index) => (
        <LineProblem
          key={place.input.name}
          place={place}
          problem={sum?.lines[index]?.problem}
          id={`${id}-problem-${index}`}
        />
      ))}
      <p className="field-validation-error" role="alert" hidden={!isEmpty}>
        {isEmpty ? words.nothing : ''}
      </p>
    </>
  );
}

/** The live sum of a refund, in whole cents (SAL-06); what the server says of it afterwards stands until something changes. */
export default react(Refund, { beside: true });
