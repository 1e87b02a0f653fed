import { chooseTexts } from '#runtime/page/texts.ts';
import { translateOr } from '#stores/strings';
import type { PictureSize } from './crop-geometry.ts';
import { texts } from './texts.ts';

/**
 * Returns the message for a picture that is too small: the localised text, then `width px x height px`
 * (UPL-03).
 */
export const minimumSizeText = ({ width, height }: PictureSize): string =>
  `${translateOr('Assets.MinimumSize', chooseTexts(texts).minimumSize)} ${width} px x ${height} px`;

/** Returns the message for a failure without a reason for visitors. */
export const unknownErrorText = (): string =>
  translateOr('Core.UnknownError', chooseTexts(texts).unknownError);
