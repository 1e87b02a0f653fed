import type { PanelProps } from './panel-props.ts';

/** The load of the page, and its last visit. */
export function PagePanel({ state: { load, visit, version }, texts }: PanelProps) {
  return (
    <>
      <h3>{texts.load}</h3>
      <p lang="en">{load}</p>
      <h3>{texts.visit}</h3>
      {visit.length === 0 ? <p>{texts.empty.visit}</p> : null}
      <ul lang="en">
        {visit.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{texts.version}</h3>
      <p>{version || '?'}</p>
    </>
  );
}
