import { createElement, memo, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { report, SLOT_TAG, toError, unmount } from '#runtime';
import { parseAnswer } from '#runtime/html/parse.ts';
import { takeTurn } from '#runtime/html/scheduler.ts';
import { swap } from '#runtime/html/swap.ts';
import { requestHtml } from '#runtime/request.ts';
import { kitTexts } from './texts.ts';
import './server-fragment.css';

type State = 'loading' | 'ready' | 'failed';

interface Props {
  /** Address of the fragment, of this origin. */
  url: string;
  /** A new value fetches again. */
  version?: number | string;
  onReady?: () => void;
}

// React must never touch what the pipeline placed.
const Place = memo(
  ({ place }: { place: RefObject<HTMLElement | null> }) => createElement(SLOT_TAG, { ref: place }),
  () => true,
);

async function fill(element: HTMLElement, url: string): Promise<boolean> {
  const turn = takeTurn(element);
  try {
    const { text } = await requestHtml(url, { signal: turn.signal });
    const { content } = parseAnswer(text, '[data-page]');
    if (!turn.isCurrent() || !content) return false;
    swap(element, content);
    return true;
  } finally {
    turn.end();
  }
}

function useFragment(
  place: RefObject<HTMLElement | null>,
  { url, version, onReady }: Props,
): [State, () => void] {
  const [state, setState] = useState<State>('loading');
  const done = useRef(onReady);
  done.current = onReady;

  const load = useCallback(async () => {
    const element = place.current;
    if (!element) return;
    try {
      if (!(await fill(element, url))) return;
      setState('ready');
      done.current?.();
    } catch (thrown) {
      if (!element.isConnected) return;
      report(toError(thrown));
      setState('failed');
    }
  }, [place, url]);

  useEffect(() => void load(), [load, version]);
  const retry = () => {
    setState('loading');
    void load();
  };
  return [state, retry];
}

/** HTML of the server inside a view: fetched, parsed, placed and mounted by the one pipeline; with retry on failure. */
export function ServerFragment(props: Props) {
  const place = useRef<HTMLElement>(null);
  const [state, retry] = useFragment(place, props);
  const texts = kitTexts();

  useEffect(() => {
    const element = place.current;
    return () => void (element && unmount(element));
  }, []);

  return (
    <div className="ar-fragment" aria-busy={state === 'loading'}>
      {state === 'loading' && <p className="ar-fragment-loading">{texts.loading}</p>}
      {state === 'failed' && (
        <div className="ar-fragment-failed" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="ar-button" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      <Place place={place} />
    </div>
  );
}
