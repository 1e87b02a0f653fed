import { loadModule } from '../islands/load.ts';

const load = () => import('./warnings.ts');

type Warnings = Awaited<ReturnType<typeof load>>;

/**
 * Warns the author of a page of a mistake. The messages are loaded lazily: pages without mistakes never need them.
 *
 * @param report Called with the messages, unless they fail to load.
 */
export function warnAuthor(report: (warnings: Warnings) => void): void {
  loadModule(load).then(report, () => {});
}
