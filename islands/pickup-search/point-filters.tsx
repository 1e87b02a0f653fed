import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { texts } from './texts.ts';
import type { PointFilter } from './use-listed.ts';

interface Props {
  filter: PointFilter;
  setFilter: (filter: PointFilter) => void;
  kinds: readonly string[];
  /** Whether any point has hours; without them there is no filter for open points. */
  hasHours: boolean;
  onRefresh: () => void;
}

/** The filters of the points, and the button that fetches them again (PUP-07). */
export function PointFilters({ filter, setFilter, kinds, hasHours, onRefresh }: Props) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  return (
    <div className="ar-pickup-filters">
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
      <button type="button" className="ar-text-button" onClick={onRefresh}>
        {labels.refresh}
      </button>
    </div>
  );
}
