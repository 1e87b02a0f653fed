/** A slow image must not delay the end of a visit (NAV-09). */
const LOAD_TIMEOUT_MS = 3_000;

function isInView(image: Element): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/**
 * Waits for those images of a page that are in the viewport.
 *
 * @param images Eager images that are not complete.
 * @returns A promise that never rejects.
 */
export async function imagesReady(images: readonly HTMLImageElement[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
  const decoded = images.filter(isInView).map((image) => image.decode());
  await Promise.race([late, Promise.allSettled(decoded)]);
}
