import { useMemo, useState } from 'react';
import { toError } from '#runtime';
import { useResource } from '#kit/use-resource.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { messageOf } from '#runtime/requests/message-of.ts';
import { RequestError } from '#runtime/requests/request-error.ts';
import { reportFailure } from '#stores/api.ts';
import { notify } from '#stores/notices';
import { fetchPickupPoints, type PickupPoint } from '#stores/pickup';
import { translateOr } from '#stores/strings';
import { readLocationOfPage } from './page-fields.ts';
import type { Props } from './props.ts';
import { createQuestion, readRequest } from './question.ts';
import { texts } from './texts.ts';
import { isEmptyLocation, type SearchLocation } from './typed-location.ts';

/** Factor by which each wider search extends the radius. */
const WIDER = 3;

const NONE: readonly PickupPoint[] = [];

/** The points, and the function that fetches others. */
export interface PickupPoints {
  readonly points: readonly PickupPoint[];
  /** `idle`: there is no location yet, so nothing was searched. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly location: SearchLocation;
  /** Search radius in km. */
  readonly radius: number;
  readonly widerRadius: number;
  searchAt(location: SearchLocation): void;
  widen(): void;
  /** Repeats the request. */
  refresh(): void;
}

const keyOf = (question: ReturnType<typeof createQuestion>): string => JSON.stringify(question);

/** Shows a notice about a failed request, with the specification's string (PUP-02). */
function explainFailure(thrown: unknown): void {
  const error = toError(thrown);
  if (!reportFailure(error instanceof RequestError ? error.url : '', error)) return;
  const labels = chooseTexts(texts);
  const title = translateOr('Core.Error', labels.title);
  const text = messageOf(error) ?? translateOr('Core.ErrorOccured', labels.failed);
  notify('error', labels.titled(title, text));
}

/**
 * Loads the points of a carrier at mount (PUP-01), and again for another location or radius. The previous
 * list stays until the latest request has succeeded.
 */
export function usePickupPoints(props: Props): PickupPoints {
  const { host } = useIsland();
  const labels = chooseTexts(texts);
  const [location, setLocation] = useState(() => readLocationOfPage(host, readRequest(props).location));
  const [radius, setRadius] = useState(props.searchRadius);
  const question = createQuestion(props, location, radius);
  const isIdle = isEmptyLocation(location);
  const read = async () => {
    // Without a location nothing is searched, and no result is announced.
    if (isIdle) return NONE;
    try {
      return await fetchPickupPoints(props.carrier, question);
    } catch (thrown) {
      explainFailure(thrown);
      throw thrown;
    }
  };
  const messages = useMemo(
    () => ({
      loading: isIdle ? '' : labels.loading,
      ready: (found: readonly PickupPoint[]) => (found.length > 0 ? labels.found(found.length) : ''),
    }),
    [labels, isIdle],
  );
  const [state, refresh] = useResource(keyOf(question), read, messages);
  return {
    points: state.value ?? NONE,
    phase: isIdle ? 'idle' : state.phase,
    location,
    radius,
    widerRadius: radius * WIDER,
    searchAt(next) {
      setRadius(props.searchRadius);
      setLocation(next);
      const isSame = keyOf(createQuestion(props, next, props.searchRadius)) === keyOf(question);
      if (isSame && !isIdle) refresh();
    },
    widen: () => setRadius(radius * WIDER),
    refresh,
  };
}
