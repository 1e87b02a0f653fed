import { kitTexts } from '#kit/texts.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { PinIcon } from './icons.tsx';
import { texts } from './texts.ts';
import type { PickupPoints } from './use-points.ts';

const SKELETONS = [1, 2, 3, 4] as const;

/** Empty cards of the size of points, so that nothing moves when these arrive. */
function Loading() {
  return (
    <div className="ar-pickup-loading">
      <span className="ar-visually-hidden">{chooseTexts(texts).loading}</span>
      {SKELETONS.map((one) => (
        <div key={one} className="ar-pickup-item ar-pickup-skeleton" />
      ))}
    </div>
  );
}

/** The message when there is no point to choose, or when the list may be stale. */
export function Situation({ found, hasListed }: { found: PickupPoints; hasListed: boolean }) {
  const labels = chooseTexts(texts);
  if (found.phase === 'failed') {
    return (
      <div className="ar-pickup-failed" role="alert">
        <div>{labels.failed}</div>
        <button type="button" className="ar-button ar-button-quiet" onClick={found.refresh}>
          {kitTexts().retry}
        </button>
      </div>
    );
  }
  if (found.phase === 'idle') {
    return (
      <div className="ar-pickup-empty">
        <PinIcon />
        <div>{labels.nearest}</div>
      </div>
    );
  }
  if (found.phase !== 'ready') return hasListed ? null : <Loading />;
  if (hasListed) return null;
  if (found.points.length > 0) return <div role="status">{labels.filtered}</div>;
  return (
    <div role="status">
      <div>{labels.none(found.radius)}</div>
      <button type="button" className="ar-button ar-button-quiet" onClick={found.widen}>
        {labels.wider(found.widerRadius)}
      </button>
    </div>
  );
}
