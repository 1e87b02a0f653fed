import { createElement, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { MapView, providerOf, tilesOf, useSelection } from '#kit/map';
import { SLOT_TAG, unmount } from '#runtime';
import { removeAttribute, querySelectorAll, getAttribute, setAttribute } from '#runtime/dom/safe.ts';
import { parseFragment } from '#runtime/html/parse.ts';
import { swap } from '#runtime/html/swap.ts';
import { react, Slot, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { Props } from './props.ts';
import { readMarkers } from './read-markers.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

/** The server's HTML in the popup of a marker. */
function MarkerContent({ html }: { html: string }) {
  const container = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const target = container.current!;
    swap(target, parseFragment(html));
    return () => unmount(target);
  }, [html]);
  return createElement(SLOT_TAG, { ref: container });
}

// Marks the entry of the selected marker in the server's list with `aria-current`.
function useMarkedList(selected: string | null): void {
  const { host } = useIsland();
  useEffect(() => {
    const entries = querySelectorAll(host, '[data-marker]');
    const [current] = entries.filter((entry) => getAttribute(entry, 'data-marker') === selected);
    if (!current) return undefined;
    setAttribute(current, 'aria-current', 'true');
    return () => removeAttribute(current, 'aria-current');
  }, [host, selected]);
}

function MapIsland({ markers: written, label, zoom, provider, tileUrl }: Props) {
  const markers = useMemo(() => readMarkers(written), [written]);
  const tiles = useMemo(() => tilesOf({ tileUrl }), [tileUrl]);
  const { selected, select } = useSelection(
    markers.map(({ id }) => id),
    null,
  );
  useMarkedList(selected);
  const contentOf = (id: string) => {
    const content = markers.find((marker) => marker.id === id)?.content;
    return content === undefined ? undefined : <MarkerContent html={content} />;
  };
  return (
    <>
      {markers.length > 0 && (
        <MapView
          provider={providerOf({ provider })}
          markers={markers}
          selected={selected}
          onSelect={(id) => select(id, 'map')}
          zoom={zoom}
          label={label ?? chooseTexts(texts).map}
          tiles={tiles}
          renderContent={contentOf}
        />
      )}
      <Slot />
    </>
  );
}

/** Locations on a map, above the server's list of them (MAP-01). */
export default react(MapIsland);
