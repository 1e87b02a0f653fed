import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { kitTexts } from '#kit/texts.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, Slot, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { stringsSoon } from '#stores/strings';
import { AssetRows } from './asset-rows.tsx';
import { Crop } from './crop.tsx';
import { useHiddenFields } from './hidden-fields.ts';
import type { Props } from './props.ts';
import type { FieldRow } from './rows.ts';
import { texts } from './texts.ts';
import { UploadZone } from './upload-zone.tsx';
import { useField, useRowsToSend, useBlockedSubmit, useRequiredBox, useFileInput } from './use-field.ts';
import { useLoading } from './use-loading.ts';
import './asset-field.css';

export { props } from './props.ts';

/** Problems of a file are shown immediately, so the string resources must be loaded. */
export const ready = stringsSoon;

/** Focuses the file that could not be sent. */
const focusProblem = (host: HTMLElement) =>
  findInside(host, '.ar-asset-row:has(.ar-asset-problem) button')?.focus();

interface HiddenFieldsProps {
  name: string;
  sentRows: readonly (FieldRow & { asset: NonNullable<FieldRow['asset']> })[];
}

/** The form's hidden fields: ids in order, each with its name and temporary name (T35). */
function HiddenFields({ name, sentRows }: HiddenFieldsProps) {
  return (
    <>
      {sentRows.map(({ key, asset, name: shown }) => (
        <span key={key} hidden>
          <input type="hidden" name={name} value={asset.id} />
          <input type="hidden" name={`${name}Name`} value={shown} />
          <input type="hidden" name={`${name}TmpName`} value={asset.tmpName ?? ''} />
        </span>
      ))}
    </>
  );
}

function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <p className="ar-asset-problem" role="alert">
      {chooseTexts(texts).loadFailed}{' '}
      <button type="button" className="ar-text-button" onClick={retry}>
        {kitTexts().retry}
      </button>
    </p>
  );
}

function AssetField(props: Props) {
  const { host } = useIsland();
  const { name, keepOriginal } = props;
  const labels = chooseTexts(texts);
  const [field, known] = useField(props);
  const [loading, retryLoading] = useLoading(known, field);
  const { rows, removed, sentRows } = useRowsToSend(field);
  const announcement = useStore(field.$announcement);
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = () => button.current?.focus();
  useFileInput(field, props);
  useHiddenFields(name);
  useRequiredBox(sentRows.length > 0, focusButton);
  useBlockedSubmit(field, () => focusProblem(host));
  return (
    <div className="ar-asset-field" data-asset-field={loading} aria-busy={loading === 'loading'}>
      {loading === 'loading' && <div className="ar-upload-hint">{labels.loading}</div>}
      {loading === 'failed' && <LoadFailure retry={retryLoading} />}
      <AssetRows field={field} rows={rows} removed={removed} />
      <UploadZone props={props} field={field} isFilled={sentRows.length > 0} button={button} />
      <p className="ar-visually-hidden" role="status">
        {announcement}
      </p>
      <Slot name="required" />
      {name && <HiddenFields name={name} sentRows={sentRows} />}
      <Crop field={field} keepOriginal={keepOriginal} />
    </div>
  );
}

/**
 * Files and pictures of a form (MED-01 … MED-05): uploaded before the form is sent, cropped, renamed, ordered,
 * picked from the library.
 */
export default react(AssetField);
