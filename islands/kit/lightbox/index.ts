export { openLightbox } from './open-lightbox.ts';
export type { LightboxPhoto, LightboxSettings } from './lightbox-settings.ts';
