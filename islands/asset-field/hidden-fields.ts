import { useLayoutEffect } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { matches, querySelectorAll } from '#runtime/dom/safe.ts';
import { useIsland, type IslandView } from '#runtime/islands/react.tsx';
import { readAsset, type Asset } from '#stores/assets';

type Slots = IslandView['slots'];

function findHidden(slots: Slots, name: string): HTMLInputElement[] {
  const selector = `input[type=hidden][name="${CSS.escape(name)}"]`;
  const roots = [undefined, 'input', 'required'].flatMap((slot) => slots.items(slot));
  const found = roots.flatMap((root) => [
    ...(matches(root, selector) ? [root] : []),
    ...querySelectorAll(root, selector),
  ]);
  return found.filter((input) => input instanceof HTMLInputElement);
}

/**
 * Reads the asset in the server's HTML: the id of `data-asset-id`, and the name of the hidden field, empty if
 * there is none.
 *
 * @param island The field's island.
 * @param name The field's name.
 * @param id The asset's id.
 */
export function readWrittenAsset({ slots }: IslandView, name: string | undefined, id: string): Asset {
  const [written] = name ? findHidden(slots, `${name}Name`) : [];
  return { ...readAsset({ guid: id })!, name: written?.value.trim() ?? '' };
}

/**
 * Disables the server's hidden fields, so that the form does not send them in addition to the island's own.
 */
export function useHiddenFields(name: string | undefined): void {
  const { slots } = useIsland();
  useLayoutEffect(() => {
    const overrides = createOverrides();
    for (const part of name ? ['', 'Name', 'TmpName'] : [])
      for (const input of findHidden(slots, `${name}${part}`)) overrides.set(input, 'disabled', '');
    return () => overrides.restore();
  }, [slots, name]);
}
