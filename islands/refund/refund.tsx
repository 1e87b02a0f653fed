import { useEffect, useMemo, useState } from 'react';
import { formatMoney, minorDigits, moneyLocale } from '#kit/money.ts';
import { dispatchAt, addListener } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import { announce } from '#runtime/html/announce.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { createOverrides } from '#kit/overrides.ts';
import { LineProblem, QuickChoices } from './refund-parts.tsx';
import { findLines, readLines, type LineSlot } from './refund-slots.ts';
import { sumRefund, type RefundSum } from './refund-sum.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import './refund.css';

export { props } from './props.ts';

/** Debounce in ms: the sum is announced once choosing has paused. */
const ANNOUNCE_DEBOUNCE_MS = 500;

/** Returns the sum of the quantities in the fields; undefined until one has changed. */
function useSum(slots: readonly LineSlot[], digits: number): RefundSum | undefined {
  const { host, signal } = useIsland();
  const [sum, setSum] = useState<RefundSum | undefined>();
  useEffect(() => {
    const read = () => setSum(sumRefund(readLines(slots), digits));
    // The fields get their initial values only after all listeners of the reset.
    const readSoon = () => void setTimeout(() => signal.aborted || read());
    for (const type of ['input', 'change']) addListener(host, type, read, { signal });
    addListener(host, 'reset', readSoon, { signal });
    if (slots.some(({ input }) => wasChanged(input))) read();
  }, [host, slots, digits, signal]);
  return sum;
}

function setText(slot: HTMLElement | null, text: string): void {
  if (slot && slot.textContent !== text) slot.textContent = text;
}

/** Writes the amounts into the server's elements. */
function useAmounts(
  slots: readonly LineSlot[],
  sum: RefundSum | undefined,
  format: (minor: number) => string,
) {
  const { host } = useIsland();
  useEffect(() => {
    if (!sum) return;
    for (const [index, { amount }] of sum.lines.entries())
      setText(slots[index]?.amount ?? null, format(amount));
    setText(findInside(host, '[data-refund-count]'), String(sum.count));
    setText(findInside(host, '[data-refund-total]'), format(sum.total));
  }, [host, slots, sum, format]);
}

function useAnnouncement(sum: RefundSum | undefined, format: (minor: number) => string): void {
  useEffect(() => {
    if (!sum || sum.hasProblem) return;
    const announceSum = () => announce(chooseTexts(texts).sum(sum.count, format(sum.total)));
    const timer = setTimeout(announceSum, ANNOUNCE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sum, format]);
}

/** Prevents a submit that is invalid or empty; returns whether the last one was empty. */
function useGate(slots: readonly LineSlot[], digits: number): boolean {
  const { host, signal } = useIsland();
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const onSubmit = (event: Event) => {
      const { lines, count } = sumRefund(readLines(slots), digits);
      const wrong = lines.findIndex(({ problem }) => problem !== undefined);
      setEmpty(count === 0 && wrong < 0);
      if (wrong < 0 && count > 0) return;
      event.preventDefault();
      slots[Math.max(wrong, 0)]?.input.focus();
      // Values restored by the browser have dispatched no event yet.
      dispatchAt(slots[0]!.input, new Event('change', { bubbles: true }));
    };
    addListener(host, 'submit', onSubmit, { signal });
    addListener(host, 'input', () => setEmpty(false), { signal, capture: true });
    const overrides = createOverrides();
    // The browser’s own messages would come before ours.
    overrides.set(host, 'novalidate', '');
    return () => overrides.restore();
  }, [host, slots, digits, signal]);
  return isEmpty;
}

function fill(slots: readonly LineSlot[], isAll: boolean): void {
  for (const { input, max } of slots) {
    input.value = String(isAll ? max : 0);
    for (const type of ['input', 'change']) dispatchAt(input, new Event(type, { bubbles: true }));
  }
}

function Refund({ currency }: Props) {
  const { host, id } = useIsland();
  const slots = useMemo(() => findLines(host), [host]);
  const digits = minorDigits(currency);
  const format = useMemo(() => (minor: number) => formatMoney(minor, currency, moneyLocale()), [currency]);
  const sum = useSum(slots, digits);
  useAmounts(slots, sum, format);
  useAnnouncement(sum, format);
  const isEmpty = useGate(slots, digits);
  const labels = chooseTexts(texts);
  return (
    <>
      <QuickChoices onAll={() => fill(slots, true)} onNone={() => fill(slots, false)} />
      {slots.map((slot, index) => (
        <LineProblem
          key={slot.input.name}
          container={slot}
          problem={sum?.lines[index]?.problem}
          id={`${id}-problem-${index}`}
        />
      ))}
      <p className="field-validation-error" role="alert" hidden={!isEmpty}>
        {isEmpty ? labels.nothing : ''}
      </p>
    </>
  );
}

/** The live sum of a refund, in whole cents (SAL-06); the server's amounts stay until a quantity changes. */
export default react(Refund, { placement: 'append' });
