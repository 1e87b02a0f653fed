import { ArchipelError } from '#runtime';
import { parseAnswer } from '#runtime/html/parse.ts';
import { takeTurn } from '#runtime/html/scheduler.ts';
import { updateParts } from '#runtime/navigation/parts.ts';
import { requestHtml } from '#runtime/request.ts';
import { describeElement } from '#runtime/describe.ts';
import { renewIsland } from '#runtime/html/keep.ts';
import { keepFocus } from './keep-focus.ts';

const partsOf = (part: string) => document.querySelectorAll(`[${part}]`);

interface Options {
  /** Attribute of the elements that follow the same answer; its value tells one from another. */
  part: string;
  /** Asked when the answer is there: whether it still is what is wanted. */
  isWanted: () => boolean;
}

function findArriving(host: HTMLElement, answer: ParentNode | undefined): HTMLElement | null {
  const [name, key] = [host.getAttribute('data-island'), host.getAttribute('data-island-key')];
  const selector = `[data-island="${name}"][data-island-key="${CSS.escape(key ?? '')}"]`;
  return answer?.querySelector<HTMLElement>(selector) ?? null;
}

/**
 * Fetches the server's newest HTML of a mounted island and gives it the props in it: same node, same state, same focus.
 *
 * @param host A keyed island.
 * @param url The page, or a fragment, with the same island in it.
 * @param options What else follows, and whether the answer is still wanted when it comes.
 * @throws {RequestError} When the server fails.
 * @throws {ArchipelError} When the island is not in the answer.
 */
export async function rereadIsland(host: HTMLElement, url: string, options: Options): Promise<void> {
  const turn = takeTurn(host);
  try {
    const { text } = await requestHtml(url, { signal: turn.signal });
    if (!turn.isCurrent() || !options.isWanted()) return;
    const { content } = parseAnswer(text, '[data-page]');
    const arriving = findArriving(host, content);
    if (!content || !arriving || !renewIsland(host, arriving)) throw notThere(host, url);
    keepFocus(partsOf(options.part), () => updateParts(content, options.part));
  } finally {
    turn.end();
  }
}

function notThere(host: HTMLElement, url: string): ArchipelError {
  return new ArchipelError({
    what: `${describeElement(host)} could not be brought up to date.`,
    why: `The answer of ${url} has no island with the same data-island and data-island-key.`,
    how: 'Write the island with the same key into that page, also when it has nothing to show.',
  });
}

/**
 * Says of parts of the page whether they are older than what the visitor has done.
 *
 * @param part The parts' attribute.
 * @param isOld Whether they are.
 */
export function markParts(part: string, isOld: boolean): void {
  for (const element of partsOf(part)) {
    if (isOld) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }
}
