import { useEffect } from 'react';
import type { PanelProps } from './panel-props.ts';

/** The findings of `archipel check` for the page. */
export function CheckPanel({ state: { check }, texts, model }: PanelProps) {
  const { phase, findings, reason } = check;
  useEffect(() => {
    if (phase === 'idle') void model.check();
  }, [phase, model]);
  if (phase === 'failed')
    return (
      <p>
        {texts.checkFailed} <span lang="en">{reason}</span>
      </p>
    );
  if (phase !== 'done') return <p>{texts.checking}</p>;
  return (
    <>
      {reason ? (
        <p>
          {texts.checkedDocument} <span lang="en">{reason}</span>
        </p>
      ) : null}
      {findings.length === 0 ? <p>{texts.empty.check}</p> : null}
      <ul className="rows" lang="en">
        {findings.map(({ code, level, line, column, message }) => (
          <li key={`${code}-${line}-${column}-${message}`}>
            <strong>{code}</strong>{' '}
            <span className={level === 'error' ? 'state is-bad' : 'state'}>{level}</span>{' '}
            <span>
              {texts.line} {line}
            </span>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
