import { useEffect, useRef, useState } from 'react';
import { emit } from '#runtime';
import { closest, sendForm } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { pressItem, type Chosen } from './chosen.ts';
import type { ListItem } from './list-items.ts';
import type { Props } from './props.ts';
import { choosableOf, tickItems } from './tick-items.ts';
import { watchPresses } from './watch-presses.ts';

const NONE: Chosen<ListItem> = { items: new Map() };

/** Emits the chosen files (MED-09), then closes the dialog or, on a page, sends the form of `form`. */
function submitChoice(host: HTMLElement, form: string | undefined, items: Iterable<ListItem>): void {
  for (const { written } of items) emit(host, 'asset-chosen', { asset: written });
  const dialog = closest(host, 'dialog');
  const pageForm = form ? document.getElementById(form) : null;
  if (dialog instanceof HTMLDialogElement) dialog.close();
  else if (pageForm instanceof HTMLFormElement) sendForm(pageForm);
}

/**
 * Tracks the choice in the server's list by its checkboxes and radio buttons, with Shift for a range. It is
 * preserved from folder to folder.
 *
 * @param props The island's props.
 * @param container The server's list.
 * @param items The files of the list.
 */
export function useChosen({ select, form }: Props, container: HTMLElement, items: readonly ListItem[]) {
  const { host, signal } = useIsland();
  const [chosen, setChosen] = useState(NONE);
  const newest = useRef(items);
  newest.current = items;
  const isSingle = select === 'one';

  useEffect(() => tickItems(items, chosen.items), [items, chosen]);

  useEffect(() => {
    const onPress = ({ asset, control }: ListItem, isRange: boolean) => {
      const listed = choosableOf(newest.current);
      const press = { id: asset.id, isOn: control!.checked, isRange, isSingle };
      setChosen((known) => pressItem(known, listed, press));
    };
    const onTake = (item: ListItem, event: Event) => {
      if (!isSingle || !item.control || item.control.disabled) return;
      event.preventDefault();
      submitChoice(host, form, [item]);
    };
    watchPresses(container, { items: () => newest.current, onPress, onTake }, signal);
  }, [host, container, form, isSingle, signal]);

  return {
    chosen: chosen.items,
    clear: () => setChosen(NONE),
    take: () => submitChoice(host, form, chosen.items.values()),
  };
}
