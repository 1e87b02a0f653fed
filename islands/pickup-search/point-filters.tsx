import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { FilterIcon } from './icons.tsx';
import { texts } from './texts.ts';
import type { PointFilter } from './use-listed.ts';

interface Props {
  filter: PointFilter;
  setFilter: (filter: PointFilter) => void;
  kinds: readonly string[];
  /** Whether any point has hours; without them there is no filter for open points. */
  hasHours: boolean;
}

/** Returns whether there is anything to filter by. */
export const hasFilters = ({ kinds, hasHours }: Pick<Props, 'kinds' | 'hasHours'>): boolean =>
  hasHours || kinds.length > 1;

interface ButtonProps extends Pick<Props, 'filter' | 'kinds'> {
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that unfolds the filters in a small window; stylesheets hide it in others. */
export function FilterButton({ filter, kinds, isOpen, onToggle }: ButtonProps) {
  const { id } = useIsland();
  const count = Number(filter.isOpenNow) + Number(kinds.includes(filter.kind));
  return (
    <button
      type="button"
      className="ar-button ar-button-quiet ar-pickup-filter-button"
      aria-expanded={isOpen}
      aria-controls={`${id}-filters`}
      onClick={onToggle}
    >
      <FilterIcon />
      {chooseTexts(texts).filters(count)}
    </button>
  );
}

/** The filters of the points, and the button that fetches them again (PUP-07). */
export function PointFilters({
  filter,
  setFilter,
  kinds,
  hasHours,
  onRefresh,
}: Props & { onRefresh: () => void }) {
  const { id } = useIsland();
  const labels = chooseTexts(texts);
  return (
    <div id={`${id}-filters`} className="ar-pickup-filters">
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
