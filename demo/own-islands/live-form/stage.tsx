import { unmount } from 'archipel';
import { ServerFragment, useCallback, useEffect, useIsland, useRef } from 'archipel/authoring';
import type { Labels } from './labels.ts';
import { frameOf, type ViewName } from './views.ts';

/** The example that the server wrote before the form. */
const findServerExample = (host: HTMLElement) =>
  host.parentElement?.querySelector<HTMLElement>('[data-guide-example]') ?? undefined;

/** Hides or removes the server's example; it is never moved, since its fields may have the focus. */
function useServerExample(isHidden: boolean) {
  const { host } = useIsland();
  useEffect(() => {
    const example = findServerExample(host);
    if (example) example.hidden = isHidden;
  }, [host, isHidden]);
  return useCallback(() => {
    const example = findServerExample(host);
    if (!example) return;
    unmount(example);
    example.remove();
  }, [host]);
}

/** Reports an island of the example that fails. */
function useFailures(onFailure: (message: string) => void) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const report = ({ detail }: CustomEvent<{ error: Error }>) => onFailure(detail.error.message);
    element?.addEventListener('archipel:island-error', report);
    return () => element?.removeEventListener('archipel:island-error', report);
  }, [onFailure]);
  return stage;
}

interface StageProps {
  readonly subject: string;
  readonly title: string;
  /** Culture, state and values of the example. */
  readonly query: string;
  /** Whether the server's own example has given way. */
  readonly isReplaced: boolean;
  readonly view: ViewName;
  readonly labels: Labels;
  readonly onFailure: (message: string) => void;
}

/** The example with the newest good values: in the page, or in a frame of another kind. */
export function Stage({ subject, title, query, isReplaced, view, labels, onFailure }: StageProps) {
  const frame = frameOf(view, subject, query);
  const removeServerExample = useServerExample(frame !== undefined);
  const stage = useFailures(onFailure);
  return (
    <>
      <div className="guide-live" ref={stage} hidden={frame !== undefined || !isReplaced}>
        {isReplaced && (
          <ServerFragment url={`/styleguide/${subject}/example?${query}`} onReady={removeServerExample} />
        )}
      </div>
      {frame && (
        <div className="guide-frame-window">
          <iframe
            key={frame.src}
            className="guide-frame"
            title={`${title} – ${labels.view[view]}`}
            src={frame.src}
            {...(view === 'plain' && { sandbox: 'allow-same-origin' })}
            {...(frame.width !== undefined && { width: frame.width })}
          />
        </div>
      )}
    </>
  );
}
