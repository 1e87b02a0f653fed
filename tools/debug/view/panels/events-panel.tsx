import type { PanelProps } from './panel-props.ts';

/** The events of the library and uncaught errors, the last one first. */
export function EventsPanel({ state: { events }, texts }: PanelProps) {
  if (events.length === 0) return <p>{texts.empty.events}</p>;
  return (
    <ul className="rows">
      {events.toReversed().map(({ id, at, name, where, detail }) => (
        <li key={id}>
          <span>{Math.round(at)} ms</span> <strong>{name}</strong> <code>{where}</code> <code>{detail}</code>
        </li>
      ))}
    </ul>
  );
}
