import { classListOf } from '#runtime/dom/safe.ts';
import type { Props } from './props.ts';

/** Class of an element whose background is loaded. */
const SHOWN = 'ar-background-shown';

/**
 * Formats an address as a CSS `url()`.
 *
 * @param url An absolute address; browsers do not encode a backslash in its query.
 */
export const toCssUrl = (url: string): string =>
  `url("${url.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character))}")`;

// Loads the picture as an image first: a background fires no `error` event, and would appear line by line.
async function load(address: string): Promise<string> {
  const probe = new Image();
  probe.src = address;
  await probe.decode();
  return probe.src;
}

/**
 * Shows a background picture once it is decoded, or its fallback when it is broken (PGE-02).
 *
 * @param host The element.
 * @param props The addresses.
 * @param signal Cancels it.
 */
export async function showBackground(
  host: HTMLElement,
  { background, fallback }: Props,
  signal: AbortSignal,
): Promise<void> {
  for (const address of [background, fallback]) {
    if (!address) continue;
    const url = await load(address).catch(() => undefined);
    if (signal.aborted) return;
    if (!url) continue;
    host.style.backgroundImage = toCssUrl(url);
    classListOf(host).add(SHOWN);
    return;
  }
}
