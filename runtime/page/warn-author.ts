import { loadModule } from '../islands/load.ts';

const load = () => import('./warnings.ts');

type Warnings = Awaited<ReturnType<typeof load>>;

/**
 * Tells the author of a page about a mistake. The words are loaded for it: pages without mistakes never need them.
 *
 * @param report Called with the words, unless they can't be had.
 */
export function warnAuthor(report: (warnings: Warnings) => void): void {
  loadModule(load).then(report, () => {});
}
