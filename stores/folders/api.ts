import { unknown } from 'valibot';
import { warn } from '#runtime/page/warn.ts';
import { reportWrongAnswer } from '../answer-check.ts';
import { requestApi } from '../api.ts';
import { readFolderTree, type FolderTree } from './folder-tree.ts';

/** Maximum of repeated ids named in the console. */
const NAMED = 5;

function warnOfRepeats(url: string, repeated: readonly string[]): void {
  if (repeated.length === 0) return;
  const named = repeated.slice(0, NAMED).join(', ');
  const more = repeated.length > NAMED ? ' …' : '';
  warn(
    `The answer of ${url} names folders twice, or inside of themselves (${named}${more}); each is shown once.`,
  );
}

/**
 * Fetches the folders below a folder (MED-06). Ids that the server names twice are reported in the console.
 *
 * @param url Address of the hierarchy.
 * @param signal Aborts the read.
 * @throws As `requestApi`; an ArchipelError when the answer contains no folder.
 */
export async function fetchFolderTree(url: string, signal: AbortSignal): Promise<FolderTree> {
  const answer = await requestApi(unknown(), url, { signal });
  const tree = readFolderTree(answer);
  const isEmptyList = Array.isArray(answer) && answer.length === 0;
  const wrong = tree.wrong && reportWrongAnswer(url, tree.wrong);
  if (tree.nodes.size === 0 && !isEmptyList)
    throw wrong ?? reportWrongAnswer(url, 'The answer: Expected a folder but received none');
  warnOfRepeats(url, tree.repeated);
  return tree;
}
