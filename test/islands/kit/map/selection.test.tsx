import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSelection } from '#kit/map';
import { mapTexts } from '#kit/map/map-texts.ts';
import { useRemoval } from '#kit/map/remove-map.ts';
import { chooseOne } from '#kit/map/use-selection.ts';
import { react } from '#runtime/islands/react.tsx';
import { leavePage, mountIsland, unmount } from '../../../support/islands.ts';
import { find } from '../../../support/page.ts';

afterEach(leavePage);

describe('a selection that several views show', () => {
  const nothing = { id: null, source: 'page' } as const;

  test('changes by a known and another item alone', () => {
    const chosen = { id: 'a', source: 'list' } as const;
    expect(chooseOne(['a', 'b'], nothing, chosen)).toBe(chosen);
    expect(chooseOne(['b'], nothing, chosen)).toBe(nothing);
    expect(chooseOne(['a'], chosen, { id: 'a', source: 'map' })).toBe(chosen);
    expect(chooseOne(['a'], chosen, { id: null, source: 'map' })).toBe(chosen);
  });

  test('is the same in all of them', async () => {
    await mountIsland(
      react(function View() {
        const [ids, setIds] = useState(['a', 'b']);
        const { selected, source, select } = useSelection(ids, 'a');
        return (
          <div>
            <output>{`${selected} by ${source}`}</output>
            <button type="button" id="b" onClick={() => select('b', 'map')}>
              x
            </button>
            <button type="button" id="c" onClick={() => select('c', 'list')}>
              x
            </button>
            <button type="button" id="drop" onClick={() => setIds(['a'])}>
              x
            </button>
            <button type="button" id="none" onClick={() => setIds([])}>
              x
            </button>
          </div>
        );
      }),
    );
    const shows = (text: string) =>
      vi.waitFor(() => expect(find('output').textContent).toBe(text), { interval: 5 });
    await shows('a by page');
    find('#c').click();
    await shows('a by page');
    find('#b').click();
    await shows('b by map');
    find('#drop').click();
    await shows('null by map');
    find('#none').click();
    await shows('null by map');
  });

  test('has nothing selected by the page that is none of its items', async () => {
    await mountIsland(react(() => <output>{String(useSelection(['a'], 'x').selected)}</output>));
    await vi.waitFor(() => expect(find('output').textContent).toBe('null'), { interval: 5 });
  });
});

test('a map is removed with its view, once', async () => {
  const remove = vi.fn();
  const invalidateSize = vi.fn();
  const map = { remove, invalidateSize } as unknown as LeafletMap;
  const host = await mountIsland(
    react(() => {
      useRemoval()({ target: map });
      return <p>x</p>;
    }),
  );
  await vi.waitFor(() => find('p'), { interval: 5 });
  unmount(host);
  expect(remove).toHaveBeenCalledOnce();
  map.remove();
  map.invalidateSize();
  expect(remove).toHaveBeenCalledOnce();
  expect(invalidateSize).not.toHaveBeenCalled();
});

test('a map that never was ready needs no removal', async () => {
  const host = await mountIsland(
    react(() => {
      useRemoval()();
      return <p>x</p>;
    }),
  );
  await vi.waitFor(() => find('p'), { interval: 5 });
  expect(() => unmount(host)).not.toThrow();
});

test('a map speaks each language, each in texts of its own (I18N-01)', () => {
  const { fr, nl, en } = mapTexts;
  expect(Object.keys(nl)).toEqual(Object.keys(fr));
  expect(Object.keys(en)).toEqual(Object.keys(fr));
  const all = [fr, nl, en].flatMap((texts) => Object.values(texts));
  expect(all).toHaveLength(27);
  for (const text of all) expect(text).toMatch(/^\p{L}.+/u);
});
