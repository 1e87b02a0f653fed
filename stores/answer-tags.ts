import { report } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';

const loadTags = () => import('./tags/index.ts');

/**
 * Pushes the `DataLayer` of a write's answer to the tag manager (TAG-04). The code is loaded on demand; a
 * failure here never ends the visitor's action.
 *
 * @param answer The answer; most have no `DataLayer`.
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
