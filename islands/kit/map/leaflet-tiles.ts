import { DomEvent, GridLayer, type TileLayer } from 'leaflet';
import { removeAttribute } from '#runtime/dom/safe.ts';
import { removeElement } from '#runtime/dom/safe-tree.ts';

/** Members of a Leaflet 1.9.4 layer that its types lack. */
interface TileInternals {
  _tiles: Record<string, { el: HTMLImageElement; coords: { z: number } }>;
  _tileZoom?: number;
  _removeTile(key: string): void;
  _abortLoading(): void;
}

const inheritedRemoval = (GridLayer.prototype as unknown as TileInternals)._removeTile;

// An image without `src` loads nothing, just as with Leaflet's empty image.
function cancel(tile: HTMLImageElement): void {
  DomEvent.off(tile);
  removeAttribute(tile, 'src');
}

/**
 * Cancels tiles by removing their `src`: Leaflet would set a `data:image/gif`, which the page's policy would
 * have to allow.
 *
 * @param layer The layer, before it is added to a map.
 */
export function cancelWithoutData(layer: TileLayer): void {
  const own: Pick<TileInternals, '_removeTile' | '_abortLoading'> & ThisType<TileInternals> = {
    _removeTile(key) {
      const tile = this._tiles[key];
      if (tile) cancel(tile.el);
      inheritedRemoval.call(this, key);
    },
    _abortLoading() {
      for (const [key, { el, coords }] of Object.entries(this._tiles)) {
        if (coords.z === this._tileZoom || el.complete) continue;
        cancel(el);
        removeElement(el);
        Reflect.deleteProperty(this._tiles, key);
      }
    },
  };
  Object.assign(layer, own);
}
