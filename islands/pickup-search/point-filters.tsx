import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';
import type { PointFilter } from './use-listed.ts';

/** The filters that these points offer. */
export interface PointFiltering {
  filter: PointFilter;
  setFilter: (filter: PointFilter) => void;
  kinds: readonly string[];
  /** Whether any point has hours; without them there is no filter for open points. */
  hasHours: boolean;
}

interface Props extends PointFiltering {
  /** Whether they are unfolded in a small window. */
  isOpen: boolean;
  onRefresh: () => void;
}

/** The filters of the points, and the button that fetches them again (PUP-07). */
export function PointFilters({ filter, setFilter, kinds, hasHours, isOpen, onRefresh }: Props) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  return (
    <div id={`${id}-filters`} className="ar-pickup-filters" data-open={isOpen}>
      {hasHours && (
        <label className="ar-pickup-open-now">
          <input
            type="checkbox"
            checked={filter.isOpenNow}
            onChange={({ currentTarget }) => setFilter({ ...filter, isOpenNow: currentTarget.checked })}
          />
          {labels.openNow}
        </label>
      )}
      {kinds.length > 1 && (
        <span>
          <label htmlFor={`${id}-kind`}>{labels.kind}</label>
          <select
            id={`${id}-kind`}
            value={filter.kind}
            onChange={({ currentTarget }) => setFilter({ ...filter, kind: currentTarget.value })}
          >
            <option value="">{labels.anyKind}</option>
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        </span>
      )}
      <button type="button" className="ar-text-button ar-pickup-refresh" onClick={onRefresh}>
        {labels.refresh}
      </button>
    </div>
  );
}
