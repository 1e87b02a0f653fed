import Cropper from 'cropperjs';
import { rectOf } from '#runtime/dom/safe-tree.ts';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import {
  fitArea,
  rotatedSize,
  type CropArea,
  type PictureSize,
  type PictureRotation,
} from './crop-geometry.ts';
import { onPinch, pinchArea, type Pinch } from './crop-pinch.ts';

interface CropBoxSettings {
  /** The picture's size on the server; the displayed file may be smaller. */
  size: PictureSize;
  target: PictureSize;
  /** Called when the picture is ready for cropping. */
  onReady: () => void;
  /** Called after a resize of the box: its selection must be drawn again. */
  onResized: () => void;
  /** Called with an area drawn by hand, in pixels of the rotated picture. */
  onDrawn: (area: CropArea) => void;
}

/** The picture with its selection, in pixels of the rotated picture. */
export interface CropBox {
  /** Shows the rotated picture with a selection. */
  show(area: CropArea, rotation: PictureRotation): void;
  destroy(): void;
}

/** Options of cropperjs: the picture fills the box, and only the selection moves; `listenForPinch` zooms. */
const FIXED: Cropper.Options = {
  viewMode: 1,
  autoCrop: true,
  autoCropArea: 1,
  dragMode: 'none',
  movable: false,
  background: false,
  // Browsers apply EXIF orientation to the picture and to its size.
  checkOrientation: false,
  checkCrossOrigin: false,
  zoomOnTouch: false,
  zoomOnWheel: false,
  scalable: false,
  toggleDragModeOnDblclick: false,
};

/** Returns the drawn selection, in pixels of the server's picture. */
function readArea(cropper: Cropper, scale: number): CropArea {
  const { x, y, width, height } = cropper.getData();
  return { x: x / scale, y: y / scale, w: width / scale, h: height / scale };
}

/** Centers the whole picture in the box. */
function fitCanvas(cropper: Cropper): void {
  const { width: boxWidth, height: boxHeight } = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  const scale = Math.min(boxWidth / naturalWidth, boxHeight / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  cropper.setCanvasData({ width, height, left: (boxWidth - width) / 2, top: (boxHeight - height) / 2 });
}

/** Zooms and moves the picture so that the fixed selection shows an area. */
function zoomTo(cropper: Cropper, { x, y, w }: CropArea, { width, height }: PictureSize): void {
  const box = cropper.getCropBoxData();
  const zoom = box.width / w;
  cropper.setCanvasData({
    left: box.left - x * zoom,
    top: box.top - y * zoom,
    width: width * zoom,
    height: height * zoom,
  });
}

interface PinchSettings {
  drawnArea: () => CropArea;
  shownSize: () => PictureSize;
  fit: (area: CropArea) => CropArea;
  onDrawn: (area: CropArea) => void;
}

/** Lets two fingers zoom and move the picture below the selection. */
function listenForPinch(
  cropper: Cropper,
  image: HTMLImageElement,
  { drawnArea, shownSize, fit, onDrawn }: PinchSettings,
  signal: AbortSignal,
): void {
  const stage = image.parentElement!;
  let area: CropArea;
  const move = (pinch: Pinch) => {
    const { left, top, width } = cropper.getCropBoxData();
    const { x, y } = rectOf(stage);
    const next = fit(pinchArea(area, { x: x + left, y: y + top, width }, pinch));
    zoomTo(cropper, next, shownSize());
    onDrawn(next);
  };
  onPinch(stage, { start: () => (area = drawnArea()), move }, signal);
}

/** Returns whether the box of a zoomed picture shows a whole area. */
function isInView(cropper: Cropper, { x, y, w, h }: CropArea, size: PictureSize): boolean {
  const { width: boxWidth, height: boxHeight } = cropper.getContainerData();
  const { left, top, width } = cropper.getCanvasData();
  const zoom = width / size.width;
  const [start, above] = [left + x * zoom, top + y * zoom];
  // A pixel for rounding.
  return start > -1 && above > -1 && start + w * zoom < boxWidth + 1 && above + h * zoom < boxHeight + 1;
}

/**
 * Creates the box for cropping a picture, with cropperjs.
 *
 * @param image The loaded picture, alone in its box.
 * @param settings Its size, the target size, and callbacks.
 */
export function createCropBox(image: HTMLImageElement, settings: CropBoxSettings): CropBox {
  const { size, target, onReady, onResized, onDrawn } = settings;
  const controller = new AbortController();
  // Pixels of the displayed file for each pixel of the server's.
  const scale = image.naturalWidth / size.width;
  let rotation: PictureRotation = 0;

  const cropper = new Cropper(image, {
    ...FIXED,
    aspectRatio: target.width / target.height,
    ready() {
      // The library writes English `alt` texts into its copies of the picture.
      for (const copy of querySelectorAll<HTMLImageElement>(image.parentElement!, 'img')) copy.alt = '';
      // Runs after the library's own listener, which sizes the box.
      addEventListener('resize', resize, { signal: controller.signal });
      listenForPinch(cropper, image, { drawnArea, shownSize, fit, onDrawn }, controller.signal);
      onReady();
    },
    cropend() {
      onDrawn(fit(drawnArea()));
    },
  });
  const shownSize = () => rotatedSize(size, rotation);
  const fit = (area: CropArea) => fitArea(area, shownSize(), target);
  const drawnArea = () => readArea(cropper, scale);
  const resize = () => {
    fitCanvas(cropper);
    onResized();
  };
  return {
    show({ x, y, w, h }, requested) {
      if (rotation !== requested) {
        rotation = requested;
        cropper.rotateTo(rotation);
        fitCanvas(cropper);
      } else if (!isInView(cropper, { x, y, w, h }, shownSize())) fitCanvas(cropper);
      cropper.setData({ x: x * scale, y: y * scale, width: w * scale, height: h * scale });
    },
    destroy() {
      controller.abort();
      cropper.destroy();
    },
  };
}
