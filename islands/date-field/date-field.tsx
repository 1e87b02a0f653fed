import { useMemo, useState } from 'react';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { dispatchAt } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { formatCultureDate, parseIsoDate } from '#runtime/forms/dates.ts';
import { warn } from '#runtime/page/warn.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { CalendarPicker, NativePicker } from './picker.tsx';
import type { Props } from './props.ts';
import { readTypedDate, toIsoDay } from './typed-date.ts';
import { useTypedDate } from './use-typed-date.ts';
import { firstDayOfCulture } from './week.ts';
import './date-field.css';

export { props } from './props.ts';

function findInput(host: HTMLElement): HTMLInputElement {
  const input = findInside<HTMLInputElement>(host, 'input');
  if (input) return input;
  throw new ArchipelError({
    what: `Island "date-field" on ${describeElement(host)} has no field.`,
    why: 'It stands around the <input> that the date is typed into.',
    how: 'Write <input type="text"> into it.',
  });
}

// A limit such as `2026-13-40` or `31/12/2026` would be ignored silently, so it is reported.
function readLimit(name: 'min' | 'max', day: string, host: HTMLElement): number {
  const time = parseIsoDate(day);
  if (day && Number.isNaN(time))
    warn(`Island "date-field": data-${name} is "${day}"; expected a day such as 2026-12-31.`, host);
  return time;
}

function hasNativePicker(): boolean {
  const list = matchMedia('(pointer: coarse)');
  return list.matches && 'showPicker' in HTMLInputElement.prototype;
}

// Dispatches the same events as typing, for the field's listeners.
function write(input: HTMLInputElement, day: string): void {
  const time = parseIsoDate(day);
  input.value = Number.isNaN(time) ? '' : formatCultureDate(time);
  for (const type of ['input', 'change']) dispatchAt(input, new Event(type, { bubbles: true }));
}

function DateField({ min = '', max = '', firstDay }: Props) {
  const { host, id, signal } = useIsland();
  const input = useMemo(() => findInput(host), [host]);
  const range = useMemo(
    () => ({ min: readLimit('min', min, host), max: readLimit('max', max, host) }),
    [host, min, max],
  );
  const problem = useTypedDate(input, range, `${id}-problem`, signal);
  const [isNative] = useState(hasNativePicker);
  const Picker = isNative ? NativePicker : CalendarPicker;
  const readDays = () => ({
    value: toIsoDay(readTypedDate(input.value)),
    min,
    max,
    firstDay: firstDay ?? firstDayOfCulture(),
  });
  return (
    <>
      <Picker readDays={readDays} onPick={(day) => write(input, day)} />
      <span id={`${id}-problem`} className="ar-date-field-problem field-validation-error" aria-live="polite">
        {problem}
      </span>
    </>
  );
}

export default react(DateField, { placement: 'append' });
