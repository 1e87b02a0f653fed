import { useEffect, useRef, useState } from 'react';
import { createPopover } from '#kit/popover';
import { CalendarIcon } from '#kit/icons.tsx';
import { report } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { CalendarDays } from './calendar.ts';
import { texts } from './texts.ts';

const loadCalendar = () => import('./calendar.ts');

interface Props {
  /** Returns the dates of the calendar; called when it opens. */
  readDays: () => CalendarDays;
  onPick: (day: string) => void;
}

/** The button and the calendar in its popover; the calendar's code is loaded when it first opens. */
export function CalendarPicker({ readDays, onPick }: Props) {
  const { signal } = useIsland();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const newest = useRef({ readDays, onPick });
  newest.current = { readDays, onPick };
  const [hasFailed, setFailed] = useState(false);
  const labels = chooseTexts(texts);

  useEffect(() => {
    const [opener, floating] = [button.current!, panel.current!];
    const popover = createPopover(opener, floating, { signal });
    const pick = (day: string) => {
      newest.current.onPick(day);
      popover.close();
    };
    const show = async () => {
      try {
        const calendar = await loadModule(loadCalendar);
        setFailed(false);
        if (popover.isOpen())
          calendar.showCalendar(container.current!, newest.current.readDays(), chooseTexts(texts), pick);
      } catch (thrown) {
        report(thrown, 'date-field');
        setFailed(true);
      }
    };
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') void show();
    };
    floating.addEventListener('toggle', onToggle, { signal });
  }, [signal]);

  return (
    <>
      <button ref={button} type="button" className="ar-date-field-button" aria-label={labels.choose}>
        <CalendarIcon />
      </button>
      <div ref={panel} className="ar-date-field-panel" role="dialog" aria-label={labels.calendar}>
        {hasFailed && <p role="alert">{labels.failed}</p>}
        <div ref={container} />
      </div>
    </>
  );
}

/** The browser's own picker, used on touch devices, where it is better than a calendar grid. */
export function NativePicker({ readDays, onPick }: Props) {
  const native = useRef<HTMLInputElement>(null);
  const labels = chooseTexts(texts);
  const open = () => {
    const { value, min, max } = readDays();
    const input = native.current!;
    Object.assign(input, { value, min, max });
    input.showPicker();
  };
  return (
    <span className="ar-date-field-touch">
      <button type="button" className="ar-date-field-button" aria-label={labels.choose} onClick={open}>
        <CalendarIcon />
      </button>
      <input
        ref={native}
        type="date"
        className="ar-date-field-native"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
      />
    </span>
  );
}
