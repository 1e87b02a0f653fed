import { Fragment, useState } from 'react';
import { getCulture } from '#runtime';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { PickupPoint } from '#stores/pickup';
import { directionsTo, type MapService } from './directions.ts';
import { formatDay, formatMinute, isAllDay, type OpenSpan, type WeekHours } from './hours.ts';
import { texts, type PickupLabels } from './texts.ts';
import { toWeekRows } from './week-rows.ts';
import './point-details.css';

function spanTexts(spans: readonly OpenSpan[] | undefined, labels: PickupLabels): readonly string[] {
  if (!spans) return [labels.unknownDay];
  if (spans.some(isAllDay)) return [labels.allDay];
  if (spans.length === 0) return [labels.closedDay];
  const culture = getCulture();
  return spans.map(([from, to]) => `${formatMinute(from, culture)}–${formatMinute(to, culture)}`);
}

/** The hours of a day; a line breaks between two spans only. */
function Spans({ written }: { written: readonly string[] }) {
  return written.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span>{index < written.length - 1 ? `${text},` : text}</span>
    </Fragment>
  ));
}

function daysText(days: readonly number[], labels: PickupLabels): string {
  if (days.length === 7) return labels.everyDay;
  const [first, last] = [days[0]!, days.at(-1)!].map((day) => formatDay(day, getCulture()));
  return days.length === 1 ? first! : `${first} – ${last}`;
}

function HoursTable({ hours, labels }: { hours: WeekHours; labels: PickupLabels }) {
  const [today] = useState(() => new Date().getDay());
  return (
    <table className="ar-pickup-hours">
      <caption className="ar-visually-hidden">{labels.hours}</caption>
      <tbody>
        {toWeekRows(hours).map(({ days, spans }) => (
          <tr key={days[0]} aria-current={days.includes(today) ? 'date' : undefined}>
            <th scope="row">{daysText(days, labels)}</th>
            <td>
              <Spans written={spanTexts(spans, labels)} />
            </td>
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
  if (facts.length === 0) return null;
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
  /** Id of the element: the point's radio button is described by it. */
  id?: string | undefined;
  point: PickupPoint;
  hours: WeekHours;
  provider: MapService;
}

/** All data of the carrier about the chosen point, and the way to it (PUP-07, PUP-08). Decision 500. */
export function PointDetails({ id, point, hours, provider }: Props) {
  const labels = chooseTexts(texts);
  return (
    <div id={id} className="ar-pickup-details">
      <Photo address={point.image} />
      {hours.days.size > 0 && <HoursTable hours={hours} labels={labels} />}
      {[...hours.remarks, ...point.remarks].map((remark) => (
        <div key={remark}>{remark}</div>
      ))}
      {point.hasExtraCharge && <div>{labels.extraCharge}</div>}
      <Facts point={point} labels={labels} />
      <a href={directionsTo(point, provider)} target="_blank" rel="noopener">
        {labels.route}
        <span className="ar-visually-hidden"> {labels.routeTo(point.name)}</span>
      </a>
    </div>
  );
}
