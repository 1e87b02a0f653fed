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
import { readPlaceOfPage } from './page-fields.ts';
import type { Props } from './props.ts';
import { createQuestion, readRequest } from './question.ts';
import { texts } from './texts.ts';
import { isEmptyPlace, type SearchPlace } from './typed-place.ts';

/** How much farther each wider search goes. */
const WIDER = 3;

const NONE: readonly PickupPoint[] = [];

/** The points, and what asks for others. */
export interface PickupPoints {
  readonly points: readonly PickupPoint[];
  /** `idle`: there is no place yet, and nothing was searched. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly place: SearchPlace;
  /** In kilometres. */
  readonly radius: number;
  readonly widerRadius: number;
  searchAt(place: SearchPlace): void;
  widen(): void;
  /** Asks once more for the same. */
  refresh(): void;
}

/** Tells of an answer that is not Success, in the specification's words (PUP-02). */
function tellFailure(thrown: unknown): void {
  const error = toError(thrown);
  if (!reportFailure(error instanceof RequestError ? error.url : '', error)) return;
  const words = chooseTexts(texts);
  const title = translateOr('Core.Error', words.title);
  const text = messageOf(error) ?? translateOr('Core.ErrorOccured', words.failed);
  notify('error', `${title} : ${text}`);
}

/**
 * Keeps the points of a carrier: asked for at once (PUP-01), and anew for another place or radius. The older list stays while a
 * newer one is on its way, and when it fails; of several answers the one that was asked for last counts.
 */
export function usePickupPoints(props: Props): PickupPoints {
  const { host } = useIsland();
  const words = chooseTexts(texts);
  const [place, setPlace] = useState(() => readPlaceOfPage(host, readRequest(props).place));
  const [radius, setRadius] = useState(props.searchRadius);
  const question = createQuestion(props, place, radius);
  const isIdle = isEmptyPlace(place);
  const read = async () => {
    // Without a place nothing is searched, and so nothing is claimed.
    if (isIdle) return NONE;
    try {
      return await fetchPickupPoints(props.carrier, question);
    } catch (thrown) {
      tellFailure(thrown);
      throw thrown;
    }
  };
  const says = useMemo(
    () => ({
      loading: isIdle ? '' : words.loading,
      ready: (found: readonly PickupPoint[]) => (found.length > 0 ? words.found(found.length) : ''),
    }),
    [words, isIdle],
  );
  const [state, refresh] = useResource(JSON.stringify(question), read, says);
  return {
    points: state.value ?? NONE,
    phase: isIdle ? 'idle' : state.phase,
    place,
    radius,
    widerRadius: radius * WIDER,
    searchAt(next) {
      setRadius(props.searchRadius);
      setPlace(next);
      const isSame = JSON.stringify(next) === JSON.stringify(place) && radius === props.searchRadius;
      if (isSame) refresh();
    },
    widen: () => setRadius(radius * WIDER),
    refresh,
  };
}
