import { classListOf } from '#runtime/dom/safe.ts';
import type { Props } from './props.ts';

/** The picture is there. */
const SHOWN = 'ar-background-shown';

/**
 * Writes an address as CSS has it.
 *
 * @param url An absolute address; the browser leaves a backslash in its query as it is.
 */
export const toCssUrl = (url: string): string =>
  `url("${url.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character))}")`;

// An image is loaded first: a background reports no error, and would appear in halves.
async function load(address: string): Promise<string> {
  const probe = new Image();
  probe.src = address;
  await probe.decode();
  return probe.src;
}

/**
 * Shows a picture behind an element, decoded, or its fallback when it is broken (PGE-02).
 *
 * @param host The element.
 * @param props The addresses.
 * @param signal Ends the care.
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
