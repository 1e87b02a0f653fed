/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Makes the network of a page slow, and its cache empty.
 *
 * @param session The page's protocol session.
 * @param blocked Addresses that are never answered, with `*` for anything.
 */
export async function slowDown(session, blocked = []) {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (blocked.length > 0) await session.send('Network.setBlockedURLs', { urls: blocked });
}
