import { report } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';

const loadTags = () => import('./tags/index.ts');

/**
 * Tells the tag manager what an answer says to it (TAG-04): that of an addition to a list, and of a write of the cart. Its code
 * is loaded where there is something to tell; what fails here never ends what the visitor does.
 *
 * @param answer The answer; most say nothing in `DataLayer`.
 */
export async function pushAnswerTag({ DataLayer }: { readonly DataLayer?: unknown }): Promise<void> {
  if (DataLayer === null || DataLayer === undefined) return;
  try {
    const { pushAnswerTags } = await loadModule(loadTags);
    pushAnswerTags(DataLayer);
  } catch (thrown) {
    report(thrown, 'tag manager');
  }
}
