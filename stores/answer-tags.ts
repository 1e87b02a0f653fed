import { report, track } from '#runtime';
import { loadModule } from '#runtime/islands/load.ts';

const loadTags = () => import('./tags/index.ts');

async function push(layer: unknown): Promise<void> {
  try {
    const { pushAnswerTags } = await loadModule(loadTags);
    pushAnswerTags(layer);
  } catch (thrown) {
    report(thrown, 'tag manager');
  }
}

/**
 * Pushes the `DataLayer` of a write's answer to the tag manager (TAG-04). The code is loaded on demand; a
 * failure here never ends the visitor's action.
 *
 * @param answer The answer; most have no `DataLayer`.
 */
export async function pushAnswerTag({ DataLayer }: { readonly DataLayer?: unknown }): Promise<void> {
  if (DataLayer !== null && DataLayer !== undefined) await track(push(DataLayer));
}
