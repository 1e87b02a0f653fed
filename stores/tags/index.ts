import { getSetting, report } from '#runtime';

type Layers = Record<string, unknown>;

const layerName = () => String(getSetting('tags', 'layer') ?? 'dataLayer');

/**
 * Returns the tag manager's queue, or creates it, so that no tag is lost before the tag manager loads. A global
 * that is not an array, such as an element with that id, is replaced.
 *
 * @returns The queue named by `tags.layer` in the page's configuration; `window.dataLayer` by default.
 */
export function tagLayer(): unknown[] {
  const layers = window as unknown as Layers;
  const name = layerName();
  if (!Array.isArray(layers[name])) layers[name] = [];
  return layers[name] as unknown[];
}

/**
 * Pushes data to the tag manager (TAG-01 to TAG-04). Third-party tags run inside this call: an error is
 * reported and never ends the visitor's action.
 *
 * @param data The data, such as `{ event: 'phoneClick' }`.
 */
export function pushTag(data: object): void {
  try {
    tagLayer().push(data);
  } catch (thrown) {
    report(thrown, 'tag manager');
  }
}

function readTags(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/**
 * Pushes the `DataLayer` of a server's answer to the tag manager (TAG-04): an object, a list of objects, or
 * either as JSON. Other values are ignored.
 *
 * @param data The answer's `DataLayer`.
 */
export function pushAnswerTags(data: unknown): void {
  const tags: unknown[] = [readTags(data)].flat();
  for (const tag of tags) if (typeof tag === 'object' && tag !== null) pushTag(tag);
}
