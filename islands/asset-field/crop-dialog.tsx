import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { Dialog } from '#kit/dialog-view.tsx';
import { explainFailure } from '#kit/dialog';
import { Icon } from '#kit/icons.tsx';
import { toError, track } from '#runtime';
import { useIsland } from '#runtime/islands/react.tsx';
import { isAborted } from '#runtime/requests/request-error.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { reportFailure } from '#stores/api.ts';
import { cropImage, type Asset } from '#stores/assets';
import { createCropBox, type CropBox } from './crop-box.ts';
import {
  addRotation,
  largestArea,
  rotateArea,
  rotateAreaBack,
  rotatedSize,
  type CropArea,
  type PictureRotation,
} from './crop-geometry.ts';
import { moveByKey } from './crop-keys.ts';
import { showInErrorModal } from './error-modal.ts';
import { unknownErrorText } from './field-labels.ts';
import type { CropTask } from './crop-task.ts';
import { texts } from './texts.ts';
import './crop-dialog.css';

export interface CropDialogProps {
  task: CropTask;
  keepOriginal: boolean;
  /** Called with the cropped picture; without one when the visitor cancels. */
  onEnd: (asset?: Asset) => void;
}

/** The selection, in pixels of the rotated picture. */
interface Selection {
  area: CropArea;
  rotation: PictureRotation;
}

type Phase = 'loading' | 'ready' | 'broken';

/** Returns the selection, and draws it in the box. */
function useSelection({ size, target }: CropTask, image: RefObject<HTMLImageElement | null>) {
  const [selection, setSelection] = useState<Selection>(() => ({
    area: largestArea(size, target),
    rotation: 0,
  }));
  const [phase, setPhase] = useState<Phase>('loading');
  const box = useRef<CropBox>(undefined);
  useEffect(() => {
    const shown = image.current;
    if (!shown) return undefined;
    let isOver = false;
    const start = () => {
      if (isOver) return;
      const onDrawn = (area: CropArea) => setSelection(({ rotation }) => ({ area, rotation }));
      const onReady = () => setPhase('ready');
      // A new object with the same selection redraws it.
      const onResized = () => setSelection((before) => ({ ...before }));
      box.current = createCropBox(shown, { size, target, onReady, onResized, onDrawn });
    };
    shown.decode().then(start, () => setPhase('broken'));
    return () => {
      isOver = true;
      box.current?.destroy();
    };
  }, [image, size, target]);
  useLayoutEffect(() => {
    if (phase === 'ready') box.current?.show(selection.area, selection.rotation);
  }, [phase, selection]);
  return { selection, setSelection, phase };
}

function RotateIcon() {
  return (
    <Icon>
      <path d="M5 12a7 7 0 1 0 3-5.7M8 2v5h5" />
    </Icon>
  );
}

/** The rotation buttons, shown only for a square target, which stays square after a rotation (CRP-03). */
function RotateButtons({ onRotate }: { onRotate: (quarters: 1 | -1) => void }) {
  const labels = chooseTexts(texts);
  return (
    <div className="ar-crop-turns">
      {([-1, 1] as const).map((quarters) => (
        <button
          key={quarters}
          type="button"
          className={`ar-button ar-button-quiet ${quarters > 0 ? 'ar-crop-right' : 'ar-crop-left'}`}
          onClick={() => onRotate(quarters)}
        >
          <RotateIcon />
          {quarters < 0 ? labels.rotateLeft : labels.rotateRight}
        </button>
      ))}
    </div>
  );
}

/** Sends the selection. The server's error is shown in the error modal, and the dialog stays open (CRP-04). */
function useConfirm({ task, keepOriginal, onEnd }: CropDialogProps) {
  const { signal } = useIsland();
  return async ({ area, rotation }: Selection) => {
    const { x, y, w, h } = rotateAreaBack(area, rotation, task.size);
    const { width: cropWidth, height: cropHeight } = task.target;
    const order = { x, y, w, h, cropWidth, cropHeight, keepOriginal };
    try {
      const asset = await track(cropImage(task.asset, order, signal));
      if (asset.error === undefined) onEnd(asset);
      else showInErrorModal(asset.error);
    } catch (thrown) {
      const error = toError(thrown);
      if (isAborted(error) || !reportFailure(task.asset.name, error)) return;
      showInErrorModal(unknownErrorText(), explainFailure(error));
    }
  };
}

interface StageProps {
  source: string;
  image: RefObject<HTMLImageElement | null>;
  phase: Phase;
  describedBy: string;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The box of 568 by 400 pixels (CRP-02), with keyboard support of our own because cropperjs has none. */
function Stage({ source, image, phase, describedBy, onKey }: StageProps) {
  const labels = chooseTexts(texts);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'ready') stage.current?.focus();
  }, [phase]);
  if (phase === 'broken') return <p role="alert">{labels.cropBroken}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the APG has no role for a two-dimensional selection
    <div
      ref={stage}
      className="ar-crop-stage"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the stage handles the arrow keys
      tabIndex={0}
      aria-label={labels.cropArea}
      aria-describedby={describedBy}
      aria-busy={phase === 'loading'}
      onKeyDown={onKey}
      data-crop-stage={phase}
    >
      <div className="ar-crop-box">
        <img ref={image} src={source} alt="" />
      </div>
    </div>
  );
}

/** The key help and the selection in the unrotated picture: both describe the stage. */
function Help({ id, area: { x, y, w, h } }: { id: string; area: CropArea }) {
  const labels = chooseTexts(texts);
  return (
    <>
      <div className="ar-crop-hint" id={`${id}-crop-hint`}>
        <span className="ar-crop-keys">{labels.cropHint}</span>
        <span className="ar-crop-fingers">{labels.cropFingers}</span>
      </div>
      <div
        role="status"
        className="ar-crop-selection"
        id={`${id}-crop-selection`}
        data-crop-selection={[x, y, w, h].join(' ')}
      >
        {labels.cropSelection(w, h, x, y)}
      </div>
    </>
  );
}

/** The dialog that crops a picture to the field's size by mouse, touch or keyboard (CRP-02, CRP-03). */
export function CropDialog(props: CropDialogProps) {
  const { id } = useIsland();
  const { task, onEnd } = props;
  const { size, target, source } = task;
  const labels = chooseTexts(texts);
  const image = useRef<HTMLImageElement>(null);
  const { selection, setSelection, phase } = useSelection(task, image);
  const confirm = useConfirm(props);
  const { area, rotation } = selection;
  const shownSize = rotatedSize(size, rotation);

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = phase === 'ready' ? moveByKey(area, event.nativeEvent, shownSize, target) : undefined;
    if (!next) return;
    event.preventDefault();
    setSelection({ area: next, rotation });
  };
  const onRotate = (quarters: 1 | -1) => {
    const inPicture = rotateAreaBack(area, rotation, size);
    const next = addRotation(rotation, quarters);
    setSelection({ area: rotateArea(inPicture, next, size), rotation: next });
  };
  return (
    <Dialog
      title={labels.cropTitle}
      className="ar-crop-dialog ar-sheet ar-sheet-full"
      onClose={() => onEnd()}
    >
      <div className="ar-crop">
        <Stage
          source={source}
          image={image}
          phase={phase}
          describedBy={`${id}-crop-hint ${id}-crop-selection`}
          onKey={onKey}
        />
        {target.width === target.height && <RotateButtons onRotate={onRotate} />}
        {rotation !== 0 && (
          <div className="ar-crop-turned" role="status">
            {labels.cropTurned}
          </div>
        )}
        <Help id={id} area={rotateAreaBack(area, rotation, size)} />
        <div className="ar-dialog-footer">
          <button type="button" className="ar-button ar-button-quiet" data-dialog-close="">
            {labels.cancelCrop}
          </button>
          <BusyButton disabled={phase !== 'ready'} onPress={() => confirm(selection)}>
            {labels.confirmCrop}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  );
}
