import { useEffect, useState } from 'react';
import { report, track } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { fetchAsset, type Asset } from '#stores/assets';
import type { AssetField } from './field-model.ts';

export type Loading = 'loading' | 'ready' | 'failed';

/**
 * Fetches an asset known only by its id (MED-01). The field contains it from the start, so that a submit during
 * loading or after a failure preserves it.
 *
 * @param known The asset in the server's HTML.
 * @param field The field.
 */
export function useLoading(known: Asset | undefined, field: AssetField): [state: Loading, retry: () => void] {
  const { signal, name } = useIsland();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Loading>(known ? 'loading' : 'ready');
  useEffect(() => {
    if (!known) return setState('ready');
    const controller = new AbortController();
    const isLate = () => signal.aborted || controller.signal.aborted;
    const show = (next: Loading) => isLate() || setState(next);
    setState('loading');
    track(fetchAsset(known.id, controller.signal)).then(
      (asset) => {
        if (!isLate()) field.complete(known, asset);
        show('ready');
      },
      (thrown: unknown) => {
        if (!isLate()) report(thrown, name);
        show('failed');
      },
    );
    return () => controller.abort();
  }, [known, round, field, signal, name]);
  return [state, () => setRound((before) => before + 1)];
}
