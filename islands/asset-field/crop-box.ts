import Cropper from 'cropperjs';
import { querySelectorAll } from '#runtime/dom/safe.ts';
import {
  fitArea,
  rotatedSize,
  type CropArea,
  type PictureSize,
  type PictureRotation,
} from './crop-geometry.ts';

interface CropBoxSettings {
  /** The picture's size as the server counts; the file that is shown may be smaller. */
  size: PictureSize;
  target: PictureSize;
  /** Called when the picture can be cut. */
  onReady: () => void;
  /** Called when the box has another size, and shows its selection in the old one. */
  onResized: () => void;
  /** Called with what was drawn by hand, in pixels of the picture as it lies on the screen. */
  onDrawn: (area: CropArea) => void;
}

/** The picture with its selection; what is selected is said in pixels of the picture as it lies on the screen. */
export interface CropBox {
  /** Shows the picture turned, with a selection. */
  show(area: CropArea, rotation: PictureRotation): void;
  destroy(): void;
}

/** All but the selection stands still: the picture fills the box as far as it fits. */
const FIXED: Cropper.Options = {
  viewMode: 1,
  autoCrop: true,
  autoCropArea: 1,
  dragMode: 'none',
  movable: false,
  background: false,
  // Browsers draw pictures as their EXIF says, and say so of their size.
  checkOrientation: false,
  checkCrossOrigin: false,
  zoomOnTouch: false,
  zoomOnWheel: false,
  scalable: false,
  toggleDragModeOnDblclick: false,
};

/** Lays the whole picture into the middle of the box. */
function fitCanvas(cropper: Cropper): void {
  const { width: boxWidth, height: boxHeight } = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getCanvasData();
  const scale = Math.min(boxWidth / naturalWidth, boxHeight / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  cropper.setCanvasData({ width, height, left: (boxWidth - width) / 2, top: (boxHeight - height) / 2 });
}

/**
 * Makes the box in which a picture is cut, with cropperjs.
 *
 * @param image The picture, loaded, alone in its box.
 * @param settings Its size, what is made of it, and who is told.
 */
export function createCropBox(image: HTMLImageElement, settings: CropBoxSettings): CropBox {
  const { size, target, onReady, onResized, onDrawn } = settings;
  const controller = new AbortController();
  // Of each pixel of the server, so many of the file that is shown.
  const scale = image.naturalWidth / size.width;
  let rotation: PictureRotation = 0;

  const cropper = new Cropper(image, {
    ...FIXED,
    aspectRatio: target.width / target.height,
    ready() {
      // The library writes English texts into its copies of the picture.
      for (const copy of querySelectorAll<HTMLImageElement>(image.parentElement!, 'img')) copy.alt = '';
      // Behind the library's own listener, which has sized the box.
      addEventListener('resize', resize, { signal: controller.signal });
      onReady();
    },
    cropend() {
      const { x, y, width, height } = cropper.getData();
      const drawn = { x: x / scale, y: y / scale, w: width / scale, h: height / scale };
      onDrawn(fitArea(drawn, rotatedSize(size, rotation), target));
    },
  });
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
      }
      cropper.setData({ x: x * scale, y: y * scale, width: w * scale, height: h * scale });
    },
    destroy() {
      controller.abort();
      cropper.destroy();
    },
  };
}
