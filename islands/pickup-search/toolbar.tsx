import { useState, type ReactNode } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { FilterIcon } from './icons.tsx';
import { PointFilters, type PointFiltering } from './point-filters.tsx';
import { texts } from './texts.ts';

interface ButtonProps extends Pick<PointFiltering, 'filter' | 'kinds'> {
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that unfolds the filters in a small window; the stylesheet hides it in others. */
function FilterButton({ filter, kinds, isOpen, onToggle }: ButtonProps) {
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

interface Props extends PointFiltering {
  isLoading: boolean;
  onRefresh: () => void;
  /** The switch between list and map. */
  children: ReactNode;
}

/** The row above the list, and the filters that it unfolds. */
export function Toolbar({ isLoading, children, ...filtering }: Props) {
  const [isOpen, setOpen] = useState(false);
  const hasFilters = filtering.hasHours || filtering.kinds.length > 1;
  return (
    <>
      <div className="ar-pickup-bar">
        {children}
        {(hasFilters || isLoading) && (
          <FilterButton {...filtering} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        )}
      </div>
      <PointFilters {...filtering} isOpen={isOpen} />
    </>
  );
}
