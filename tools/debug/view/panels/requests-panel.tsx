import { hasFailed } from '../../report/problems.ts';
import type { PanelProps } from './panel-props.ts';

/** The requests of the page, the last one first. */
export function RequestsPanel({ state: { exchanges }, texts }: PanelProps) {
  if (exchanges.length === 0) return <p>{texts.empty.requests}</p>;
  return (
    <ul className="rows">
      {exchanges.toReversed().map((exchange) => {
        const { id, method, url, call, status, duration, problem, changes } = exchange;
        return (
          <li key={id}>
            <strong>{call ?? method}</strong>{' '}
            <code>
              {method} {url.replace(location.origin, '')}
            </code>{' '}
            <span className={hasFailed(exchange) ? 'state is-bad' : 'state'}>{status ?? '?'}</span>{' '}
            <span>{duration === undefined ? texts.pending : `${Math.round(duration)} ms`}</span>
            {problem ? (
              <p className="is-bad" lang="en">
                {problem}
              </p>
            ) : null}
            {changes.length > 0 ? (
              <p>
                {texts.changed} {changes.join(', ')}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
