/** Garbage collections per count: one leaves objects with finalizers; three were enough in every trial. */
const COLLECTIONS = 3;

/**
 * Counts the memory of a page once all garbage is collected.
 *
 * @param session A protocol session of the page.
 * @returns DOM nodes, event listeners and heap in bytes.
 */
export async function countRetained(session) {
  for (let time = 0; time < COLLECTIONS; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name) => metrics.find((metric) => metric.name === name).value;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners'), heap: read('JSHeapUsedSize') };
}

/** Returns the growth between two counts. */
export function difference(before, after) {
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]));
}
