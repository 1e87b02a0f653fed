import { chooseTexts } from '#runtime/page/texts.ts';
import { translateOr } from '#stores/strings';
import type { PictureSize } from './crop-geometry.ts';
import { texts } from './texts.ts';

/** What is said of a picture that is too small: the localised words, then `width px x height px` (UPL-03). */
export const minimumSizeText = ({ width, height }: PictureSize): string =>
  `${translateOr('Assets.MinimumSize', chooseTexts(texts).minimumSize)} ${width} px x ${height} px`;

/** What is said of anything that failed without a reason for visitors. */
export const unknownErrorText = (): string =>
  translateOr('Core.UnknownError', chooseTexts(texts).unknownError);
