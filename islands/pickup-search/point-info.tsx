import { useLayoutEffect, useRef, useState } from 'react';
import { createPopover } from '#kit/popover';
import { getCulture } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followSignal } from '#runtime/requests/follow-signal.ts';
import type { PickupPoint } from '#stores/pickup';
import { formatDay, formatMinute, type OpenSpan, type WeekHours } from './hours.ts';
import { texts, type PickupLabels } from './texts.ts';
import './point-info.css';

const WEEK = [1, 2, 3, 4, 5, 6, 0];

const dayOfToday = () => new Date().getDay();

function spansText(spans: readonly OpenSpan[] | undefined, labels: PickupLabels): string {
  if (!spans) return labels.unknownDay;
  const culture = getCulture();
  const written = spans.map(([from, to]) => `${formatMinute(from, culture)}–${formatMinute(to, culture)}`);
  return written.join(', ') || labels.closedDay;
}

function HoursTable({ hours, labels }: { hours: WeekHours; labels: PickupLabels }) {
  const today = dayOfToday();
  return (
    <table className="ar-pickup-hours">
      <caption>{labels.hours}</caption>
      <tbody>
        {WEEK.map((day) => (
          <tr key={day} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">{formatDay(day, getCulture())}</th>
            <td>{spansText(hours.days.get(day), labels)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Photo({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) return null;
  return (
    <img className="ar-pickup-photo" src={address} alt="" loading="lazy" onError={() => setBroken(true)} />
  );
}

function Facts({ point, labels }: { point: PickupPoint; labels: PickupLabels }) {
  const facts = [
    [labels.phone, point.phone],
    [labels.kindOf, point.kind],
    [labels.lastDropOff, point.lastDropOff],
  ].filter(([, value]) => value);
  return (
    <dl className="ar-pickup-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  point: PickupPoint;
  hours: WeekHours;
}

/** The button and the panel with all data of the carrier about a point (PUP-07, PUP-08). */
export function PointInfo({ point, hours }: Props) {
  const { signal } = useIsland();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const labels = chooseTexts(texts);
  // A layout effect, so that a press right after the first paint opens the panel.
  useLayoutEffect(() => {
    const controller = followSignal(signal);
    createPopover(button.current!, panel.current!, { signal: controller.signal });
    return () => controller.abort();
  }, [signal]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ar-info ar-pickup-info"
        aria-label={labels.info(point.name)}
      >
        i
      </button>
      <div
        ref={panel}
        className="ar-pickup-panel"
        role="region"
        aria-label={labels.info(point.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling panel must be reachable by keyboard
        tabIndex={0}
      >
        <strong>{point.name}</strong>
        <Photo address={point.image} />
        {hours.days.size > 0 && <HoursTable hours={hours} labels={labels} />}
        {hours.remarks.map((hoursRemark) => (
          <p key={hoursRemark}>{hoursRemark}</p>
        ))}
        <Facts point={point} labels={labels} />
        {point.remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
        {point.hasExtraCharge && <p>{labels.extraCharge}</p>}
      </div>
    </>
  );
}
