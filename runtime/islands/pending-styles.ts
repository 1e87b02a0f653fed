/** Stylesheets that are loading: each promise resolves when its own has loaded, failed or timed out. */
export const pendingStyles = new Set<Promise<void>>();

/**
 * Waits for pending stylesheets, at most two seconds each, so that no island appears unstyled.
 *
 * @returns A promise that never rejects.
 */
export async function stylesReady(): Promise<void> {
  await Promise.all(pendingStyles);
}
