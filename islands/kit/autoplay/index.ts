export { createAutoplay } from './autoplay.ts';
export type { Autoplay } from './autoplay.ts';
export { isAutoplayAllowed, isShownMoving } from './autoplay-state.ts';
