import type { PanelProps } from './panel-props.ts';

/** The stores of the page. */
export function StoresPanel({ state: { stores }, texts }: PanelProps) {
  if (stores.length === 0) return <p>{texts.empty.stores}</p>;
  return (
    <ul className="rows">
      {stores.map(({ name, value, changes }) => (
        <li key={name}>
          <strong>{name}</strong> <span className="count">{changes}</span> <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
