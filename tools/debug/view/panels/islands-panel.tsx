import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { PropRow } from '../../islands/props.ts';
import type { IslandRow } from '../../islands/rows.ts';
import { isBroken } from '../../report/problems.ts';
import type { DebugTexts } from '../texts.ts';
import type { PanelProps } from './panel-props.ts';

function PropsList({ props, texts }: { readonly props: readonly PropRow[]; readonly texts: DebugTexts }) {
  if (props.length === 0) return null;
  return (
    <details>
      <summary>
        {texts.props} ({props.length})
      </summary>
      <ul>
        {props.map(({ key, value, origin }) => (
          <li key={key}>
            <code>{key}</code> <code>{value}</code> <span className="quiet">{texts.origins[origin]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ItemProps extends Pick<PanelProps, 'texts' | '$highlight'> {
  readonly row: IslandRow;
}

/** Highlights the island of a row under the pointer or with the focus. */
function useHighlight({ row, $highlight }: Pick<ItemProps, 'row' | '$highlight'>) {
  const isHighlighted = useStore($highlight) === row.id;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const on = () => $highlight.set(row.id);
    item.current!.addEventListener('pointerenter', on, { signal });
    item.current!.addEventListener('focusin', on, { signal });
    item.current!.addEventListener('pointerleave', () => $highlight.set(undefined), { signal });
    return () => ending.abort();
  }, [row.id, $highlight]);
  useEffect(() => {
    if (isHighlighted && !item.current!.matches(':hover, :focus-within'))
      item.current!.scrollIntoView({ block: 'nearest' });
  }, [isHighlighted]);
  return { isHighlighted, item };
}

function IslandItem({ row, texts, $highlight }: ItemProps) {
  const { isHighlighted, item } = useHighlight({ row, $highlight });
  const { name, where, state, when, readyAt, bytes, error } = row;
  return (
    <li ref={item} className={isHighlighted ? 'is-highlighted' : ''} data-state={state}>
      <strong>{name}</strong> <code>{where}</code>{' '}
      <span className={isBroken(row) ? 'state is-bad' : 'state'}>{state}</span> <span>{when}</span>{' '}
      {readyAt === undefined ? null : (
        <span>
          {texts.readyAt} {Math.round(readyAt)} ms
        </span>
      )}{' '}
      {bytes === undefined ? null : <span>{(bytes / 1000).toFixed(1)} kB</span>}{' '}
      <button type="button" className="small" onClick={() => row.host.scrollIntoView({ block: 'center' })}>
        {texts.show}
        <span className="hidden"> {name}</span>
      </button>
      {error ? (
        <p className="is-bad" lang="en">
          {error}
        </p>
      ) : null}
      <PropsList props={row.props} texts={texts} />
    </li>
  );
}

/** The islands of the page. */
export function IslandsPanel({ state, texts, $highlight }: PanelProps) {
  if (state.islands.length === 0) return <p>{texts.empty.islands}</p>;
  return (
    <ul className="rows">
      {state.islands.map((row) => (
        <IslandItem key={row.id} row={row} texts={texts} $highlight={$highlight} />
      ))}
    </ul>
  );
}
