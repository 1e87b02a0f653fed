/** Stylesheets that are on their way: each settles when its own has come, has failed, or has taken too long. */
export const pendingStyles = new Set<Promise<void>>();

/**
 * Waits for the stylesheets that are on their way, at most two seconds each, so that no island flashes unstyled.
 *
 * @returns A promise that never rejects.
 */
export async function stylesReady(): Promise<void> {
  await Promise.all(pendingStyles);
}
