/** A photo of a gallery. */
export interface LightboxPhoto {
  /** Address of the large picture. */
  readonly src: string;
  /** Its alternative text. */
  readonly alt: string;
  /** Its caption. */
  readonly caption?: string | undefined;
  /** The element that gets the focus when the gallery is closed at this photo. */
  readonly opener?: HTMLElement | undefined;
}

/** Options of a gallery (GAL-01); durations are in milliseconds. */
export interface LightboxSettings {
  /** Time for each photo in the slideshow. */
  readonly interval: number;
  /** Duration of a transition. */
  readonly transition: number;
  /** Duration of a transition in the slideshow. */
  readonly slideshowTransition: number;
  /** Number of photos preloaded on either side. */
  readonly preload: number;
}
