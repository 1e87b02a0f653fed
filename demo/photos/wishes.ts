import { photoFile } from './cache.ts';
import { photoName } from './photo.ts';
import type { Photo } from './photo.ts';

const wished = new Map<string, Photo>();
let isOpen = false;
let isAtWork = false;

async function work(): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  for (const [name, photo] of wished) {
    await photoFile(photo).catch((error: unknown) => console.error(name, error));
    wished.delete(name);
  }
  isAtWork = false;
}

/** From now on photos that pages have asked for are drawn, one after the other; before that, in tests for example, none is. */
export function openStudio(): void {
  isOpen = true;
}

/** Whether a page has asked for a photo that is not there yet. */
export const hasWishes = (): boolean => wished.size > 0;

/** Asks for a photo that is not there: the page has a preview, its next visitor has the photo. */
export function wishFor(photo: Photo): void {
  if (!isOpen) return;
  wished.set(photoName(photo), photo);
  void work();
}
