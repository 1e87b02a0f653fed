import { expect, type Locator } from '@playwright/test';

/** Moves the pointer over an island with `when: 'interaction'`, and waits until it is mounted. */
export async function triggerIsland(island: Locator): Promise<void> {
  await expect(island).toHaveAttribute('data-island-state', /./);
  await island.dispatchEvent('pointermove');
  await expect(island).toHaveAttribute('data-island-state', 'ready');
}
