import { getSetting, report } from '#runtime';

type Layers = Record<string, unknown>;

const layerName = () => String(getSetting('tags', 'layer') ?? 'dataLayer');

/**
 * Finds the tag manager's queue, or makes it, so that nothing is lost before the tag manager is there. An element with that id
 * answers to the same name and is no queue.
 *
 * @returns The queue that `tags.layer` names in the page's configuration; `window.dataLayer` by default.
 */
export function tagLayer(): unknown[] {
  const layers = window as unknown as Layers;
  const name = layerName();
  const known = layers[name];
  if (Array.isArray(known)) return known;
  const layer: unknown[] = [];
  layers[name] = layer;
  return layer;
}

/**
 * Tells the tag manager something (TAG-01 to TAG-04). Tags of others run inside of this: what they throw is reported, and
 * never ends what the visitor does.
 *
 * @param data What is told, such as `{ event: 'phoneClick' }`.
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
 * Tells the tag manager what an answer of the server says to it in `DataLayer` (TAG-04): an object, several in a list, or
 * either as JSON. Anything else is no tag.
 *
 * @param data The answer's `DataLayer`.
 */
export function pushAnswerTags(data: unknown): void {
  const tags: unknown[] = [readTags(data)].flat();
  for (const tag of tags) if (typeof tag === 'object' && tag !== null) pushTag(tag);
}
