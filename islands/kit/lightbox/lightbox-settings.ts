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

/** How a gallery moves (GAL-01). All durations are in milliseconds. */
export interface LightboxSettings {
  /** How long a photo stays during the slideshow. */
  readonly interval: number;
  /** How long a change takes. */
  readonly transition: number;
  /** How long a change takes during the slideshow. */
  readonly slideshowTransition: number;
  /** How many photos are fetched ahead on either side. */
  readonly preload: number;
}
