import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { borrow } from '#kit/borrow.ts';
import { readAccept, readFileSize, type FileRules } from '#kit/upload';
import { emit, report, track } from '#runtime';
import { closestTo, dispatchAt, isMatch, listenAt, readAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { useIsland, type IslandView } from '#runtime/islands/react.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { fetchAsset, readAssets } from '#stores/assets';
import { createAssetField, type AssetField } from './field-model.ts';
import { guardLeaving, holdSubmit } from './guards.ts';
import type { Props } from './props.ts';
import { heldRows } from './rows.ts';

const FILE_INPUT = 'input[type=file]';

/** The server's own file input, which works without a script. */
export function findInput({ slots, name }: IslandView): HTMLInputElement {
  const inside = slots
    .items('input')
    .map((item) => (isMatch(item, FILE_INPUT) ? item : findInside(item, FILE_INPUT)));
  const input = inside.find((found) => found instanceof HTMLInputElement);
  if (input) return input;
  throw new ArchipelError({
    what: `The island "${name}" has no file input.`,
    why: 'Nothing in it with data-slot="input" is, or holds, an <input type="file">.',
    how: 'Write <div data-slot="input"><label>…</label><input type="file"></div> into it: it also works without a script.',
  });
}

function readRules(input: HTMLInputElement, { kind, types, maxFiles, minSize }: Props): FileRules {
  return {
    kind,
    accept: readAccept(readAttribute(input, 'accept') ?? ''),
    types: kind === 'files' ? readAccept(types) : [],
    maxSize: readFileSize(readAttribute(input, 'max-file-size')),
    minSize,
    maxFiles,
  };
}

/** The field's model, for the life of the island; what the server writes anew takes the place of what is held. */
export function useField(props: Props): AssetField {
  const island = useIsland();
  const { signal } = island;
  const { uploadUrl, cropWidth, cropHeight, assets } = props;
  const [field] = useState(() => {
    const target = cropWidth && cropHeight ? { width: cropWidth, height: cropHeight } : undefined;
    const made = createAssetField({ uploadUrl, rules: readRules(findInput(island), props), target }, signal);
    if (assets) made.reset(readAssets(assets));
    guardLeaving(made, signal);
    return made;
  });
  const written = useRef(JSON.stringify(assets));
  useLayoutEffect(() => {
    const next = JSON.stringify(assets);
    if (next !== written.current) field.reset(readAssets(assets ?? []));
    written.current = next;
  }, [assets, field]);
  return field;
}

export type Loading = 'loading' | 'ready' | 'failed';

/** An asset that is known by its id alone is fetched (MED-01). */
export function useLoading(
  { assetId, assets }: Props,
  field: AssetField,
): [state: Loading, retry: () => void] {
  const { signal, name } = useIsland();
  const [round, setRound] = useState(0);
  const wanted = assets ? undefined : assetId;
  const [state, setState] = useState<Loading>(wanted ? 'loading' : 'ready');
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const isLate = () => signal.aborted || controller.signal.aborted;
    const show = (next: Loading) => isLate() || setState(next);
    setState('loading');
    track(fetchAsset(wanted, controller.signal)).then(
      (asset) => {
        if (!isLate()) field.reset([asset]);
        show('ready');
      },
      (thrown: unknown) => {
        if (!isLate()) report(thrown, name);
        show('failed');
      },
    );
    return () => controller.abort();
  }, [wanted, round, field, signal, name]);
  return [state, () => setRound((before) => before + 1)];
}

/** The held rows without what is shown as removed; other parts of the page hear of each change. */
export function useHeld(field: AssetField) {
  const { host } = useIsland();
  const rows = useStore(field.$rows);
  const removed = useStore(field.removal.$removed);
  const held = heldRows(rows, removed);
  const told = held.map(({ asset, name }) => `${asset.id} ${name}`).join('\n');
  const before = useRef(told);
  useLayoutEffect(() => {
    if (told === before.current) return;
    before.current = told;
    const assets = heldRows(field.$rows.get(), field.removal.$removed.get()).map(({ asset }) => asset);
    emit(host, 'assets-changed', { assets });
  }, [told, field, host]);
  return { rows, removed, held };
}

/**
 * Has the required checkbox follow (MED-05): checked when the field holds something, with the event that clears its message.
 * It is the visitor's no more, so a focus that a refusal gives it goes on to the button.
 */
export function useRequiredBox(hasAssets: boolean, focusButton: () => void): void {
  const { host, slots, signal } = useIsland();
  const [box] = useState(() => {
    const selector = 'input[type=checkbox]';
    const inside = slots
      .items('required')
      .map((item) => closestTo(item, selector) ?? findInside(item, selector));
    return inside.find((found) => found instanceof HTMLInputElement);
  });
  useLayoutEffect(() => {
    if (!box) return undefined;
    const borrowed = borrow();
    borrowed.mark(box, 'ar-visually-hidden', true);
    borrowed.set(box, 'tabindex', '-1');
    // What is hidden can't be given the focus that is to go on.
    borrowed.set(box, 'hidden', null);
    box.addEventListener('focus', focusButton, { signal });
    return () => borrowed.giveBack();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [box]);
  useLayoutEffect(() => {
    if (!box || box.checked === hasAssets) return;
    box.checked = hasAssets;
    dispatchAt(box, new Event('change', { bubbles: true }));
  }, [box, hasAssets, host]);
}

/** Takes what is chosen in the server's input, what was chosen before, and what a reset of the form means. */
export function useFileInput(field: AssetField, props: Props): void {
  const island = useIsland();
  const { host, signal } = island;
  useLayoutEffect(() => {
    const input = findInput(island);
    const borrowed = borrow();
    borrowed.mark(input, 'ar-visually-hidden', true);
    borrowed.set(input, 'tabindex', '-1');
    if (props.kind === 'files') borrowed.set(input, 'multiple', '');
    const take = () => {
      const files = Array.from(input.files ?? []);
      // The form sends what the server has already; and the same file may be chosen again.
      input.value = '';
      field.addFiles(files);
    };
    if (input.files?.length) take();
    input.addEventListener('change', take, { signal });
    return () => borrowed.giveBack();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [host, field, signal]);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const form = closestTo(host, 'form');
    const onReset = () => field.reset(readAssets(props.assets ?? []));
    if (form) listenAt(form, 'reset', onReset, { signal: controller.signal });
    return () => controller.abort();
  }, [host, field, props.assets]);
}

/** Has a submit wait for what is on its way. */
export function useHeldSubmit(field: AssetField, onFailed: () => void): void {
  const { host, signal } = useIsland();
  useEffect(() => {
    holdSubmit(host, field, onFailed, signal);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [host, field, signal]);
}
