import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createOverrides } from '#kit/overrides.ts';
import { readAccept, readFileSize, type FileRules } from '#kit/upload';
import { emit } from '#runtime';
import { closest, dispatchAt, matches, addListener, getAttribute } from '#runtime/dom/safe.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { useIsland, type IslandView } from '#runtime/islands/react.tsx';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { readAssets, type Asset } from '#stores/assets';
import { createAssetField, type AssetField } from './field-model.ts';
import { guardLeaving, blockSubmit } from './guards.ts';
import { readWrittenAsset } from './hidden-fields.ts';
import type { Props } from './props.ts';
import { rowsToSend } from './rows.ts';

const FILE_INPUT = 'input[type=file]';

/** Finds the server's own file input, which works without a script. */
export function findInput({ slots, name }: IslandView): HTMLInputElement {
  const inside = slots
    .items('input')
    .map((item) => (matches(item, FILE_INPUT) ? item : findInside(item, FILE_INPUT)));
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
    accept: readAccept(getAttribute(input, 'accept') ?? ''),
    types: kind === 'files' ? readAccept(types) : [],
    maxSize: readFileSize(getAttribute(input, 'max-file-size')),
    minSize,
    maxFiles,
  };
}

/** Returns the assets in the page's props, or the one known by its id until it is fetched (MED-01). */
const assetsOfPage = ({ assets }: Props, known: Asset | undefined): Asset[] =>
  known ? [known] : readAssets(assets ?? []);

/** Creates the field's model for the life of the island; new props of the server replace its rows. */
export function useField(props: Props): [field: AssetField, known: Asset | undefined] {
  const island = useIsland();
  const { signal } = island;
  const { uploadUrl, cropWidth, cropHeight, assets, assetId } = props;
  const known = useMemo(
    () => (assetId && !assets ? readWrittenAsset(island, props.name, assetId) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the island and its name stay the same
    [assetId, assets === undefined],
  );
  const [field] = useState(() => {
    const target = cropWidth && cropHeight ? { width: cropWidth, height: cropHeight } : undefined;
    const made = createAssetField({ uploadUrl, rules: readRules(findInput(island), props), target }, signal);
    made.reset(assetsOfPage(props, known));
    guardLeaving(made, signal);
    return made;
  });
  const next = JSON.stringify([assets, assetId]);
  const written = useRef(next);
  useLayoutEffect(() => {
    if (next !== written.current) field.reset(assetsOfPage(props, known));
    written.current = next;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the server's assets, compared as JSON
  }, [next, field]);
  return [field, known];
}

/** Returns the rows to send, without removed ones, and emits `assets-changed` after each change. */
export function useRowsToSend(field: AssetField) {
  const { host } = useIsland();
  const rows = useStore(field.$rows);
  const removed = useStore(field.removal.$removed);
  const sentRows = rowsToSend(rows, removed);
  const notified = sentRows.map(({ asset, name }) => `${asset.id} ${name}`).join('\n');
  const before = useRef(notified);
  useLayoutEffect(() => {
    if (notified === before.current) return;
    before.current = notified;
    const assets = rowsToSend(field.$rows.get(), field.removal.$removed.get()).map(({ asset }) => asset);
    emit(host, 'assets-changed', { assets });
  }, [notified, field, host]);
  return { rows, removed, sentRows };
}

/**
 * Syncs the required checkbox (MED-05): checked when the field has assets, with the event that clears its
 * message. Focus from the validation is forwarded to the button.
 */
export function useRequiredBox(hasAssets: boolean, focusButton: () => void): void {
  const { host, slots, signal } = useIsland();
  const [box] = useState(() => {
    const selector = 'input[type=checkbox]';
    const inside = slots
      .items('required')
      .map((item) => closest(item, selector) ?? findInside(item, selector));
    return inside.find((found) => found instanceof HTMLInputElement);
  });
  useLayoutEffect(() => {
    if (!box) return undefined;
    const overrides = createOverrides();
    overrides.toggleClass(box, 'ar-visually-hidden', true);
    overrides.set(box, 'tabindex', '-1');
    // A hidden element can't receive the focus that is forwarded to the button.
    overrides.set(box, 'hidden', null);
    box.addEventListener('focus', focusButton, { signal });
    return () => overrides.restore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [box]);
  useLayoutEffect(() => {
    if (!box || box.checked === hasAssets) return;
    box.checked = hasAssets;
    dispatchAt(box, new Event('change', { bubbles: true }));
  }, [box, hasAssets, host]);
}

/**
 * Reads files from the server's input, including those chosen before the mount, and handles a form reset.
 */
export function useFileInput(field: AssetField, props: Props): void {
  const island = useIsland();
  const { host, signal } = island;
  useLayoutEffect(() => {
    const input = findInput(island);
    const overrides = createOverrides();
    overrides.toggleClass(input, 'ar-visually-hidden', true);
    overrides.set(input, 'tabindex', '-1');
    if (props.kind === 'files') overrides.set(input, 'multiple', '');
    const take = () => {
      const files = Array.from(input.files ?? []);
      // The input is cleared: the form sends the uploaded assets, and the same file may be chosen again.
      input.value = '';
      field.addFiles(files);
    };
    if (input.files?.length) take();
    input.addEventListener('change', take, { signal });
    return () => overrides.restore();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [host, field, signal]);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const form = closest(host, 'form');
    if (form) addListener(form, 'reset', () => field.restore(), { signal: controller.signal });
    return () => controller.abort();
  }, [host, field]);
}

/** Blocks a submit during an upload. */
export function useBlockedSubmit(field: AssetField, onFailed: () => void): void {
  const { host, signal } = useIsland();
  useEffect(() => {
    blockSubmit(host, field, onFailed, signal);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the life of the island
  }, [host, field, signal]);
}
