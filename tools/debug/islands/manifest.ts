/** The part of a flavour's `manifest.json` that the overlay reads. */
export interface SizeManifest {
  readonly version: string;
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly islands: Readonly<
    Record<
      string,
      { readonly js: string; readonly preload: readonly string[]; readonly css: readonly string[] }
    >
  >;
}

/**
 * Loads the manifest next to the overlay's own file.
 *
 * @param send The page's `fetch`, without faults.
 * @returns The manifest; undefined where the folder has none.
 */
export async function loadManifest(send: typeof fetch): Promise<SizeManifest | undefined> {
  try {
    const response = await send(new URL('manifest.json', import.meta.url));
    return response.ok ? ((await response.json()) as SizeManifest) : undefined;
  } catch {
    return undefined;
  }
}
