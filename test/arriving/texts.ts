import type { IslandReport } from '#runtime';

/** A text of the server, and the elements around it when it arrived. */
interface ServerText {
  readonly node: Node;
  readonly text: string;
  readonly around: readonly Node[];
}

const aroundOf = (node: Node): Node[] => {
  const parent = node.parentNode;
  return parent ? [parent, ...aroundOf(parent)] : [];
};

/**
 * Reads the texts that the server has written, before any island mounts.
 *
 * @param root The element that contains them.
 */
export function readTexts(root: Node): ServerText[] {
  const text = root.textContent ?? '';
  if (root.nodeType === Node.TEXT_NODE)
    return text.trim() ? [{ node: root, text, around: aroundOf(root) }] : [];
  return [...root.childNodes].flatMap(readTexts);
}

/**
 * Lists the texts that are gone or changed without being inside an island that is mounted or was.
 *
 * @param texts The texts as they arrived.
 * @param islands The islands of the page now; failed ones must leave their texts.
 */
export function lostTexts(texts: readonly ServerText[], islands: readonly IslandReport[]): string[] {
  const owners = new Set<Node>(islands.flatMap(({ state, host }) => (state === 'failed' ? [] : [host])));
  return texts
    .filter(({ node, text, around }) => {
      const isThere = node.isConnected && node.textContent === text;
      return !isThere && !around.some((one) => owners.has(one));
    })
    .map(({ text }) => text.trim());
}
