import { expect, type Locator } from '@playwright/test';

/**
 * Turns to an island that waits for that, as a visitor's pointer does, and waits until it is mounted.
 *
 * @param island Its host.
 */
export async function turnTo(island: Locator): Promise<void> {
  await expect(island).toHaveAttribute('data-island-state', /./);
  await island.dispatchEvent('pointermove');
  await expect(island).toHaveAttribute('data-island-state', 'ready');
}
