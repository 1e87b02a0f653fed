import { describeElement } from './describe.ts';
import { ArchipelError, report, toError } from './errors.ts';
import { nearest } from './names.ts';
import { warn } from './warn.ts';

/** What is said to authors of pages about markup that nothing can be made of: loaded when there is some. */

export { warn };

/**
 * Warns of a host whose name nobody defined (PGE-12).
 *
 * @param name What the page wrote in `data-island`.
 * @param host Where it wrote it.
 * @param names What exists.
 */
export function warnOfName(name: string, host: Element, names: Iterable<string>): void {
  const meant = nearest(name, names);
  const hint = meant ? `Did you mean "${meant}"?` : 'Check the name in the list of islands, or register it.';
  warn(`There is no island "${name}"; its HTML stays as the server wrote it. ${hint}`, host);
}

/**
 * Reports a second definition of a name.
 *
 * @param name The name that is taken.
 */
export function reportName(name: string): void {
  const what = `The name "${name}" is registered already; the first definition stays.`;
  const why = 'Two definitions would fight for the same elements.';
  report(new ArchipelError({ what, why, how: 'Give yours another name.' }));
}

/**
 * Warns of a click that was held and can't be replayed.
 *
 * @param button What was clicked.
 */
export function warnOfClick(button: Element): void {
  warn('A click that came before an island was ready found no button to go to.', button);
}

/**
 * Warns of a moment that there is not.
 *
 * @param asked What the page wrote in `data-island-when`.
 * @param host Where it wrote it.
 * @param when What is used instead.
 */
export function warnOfMoment(asked: string, host: Element, when: string): void {
  warn(
    `data-island-when="${asked}" on ${describeElement(host)} is not known; "${when}" is used. ` +
      'Allowed: load, idle, visible, interaction, media(query).',
  );
}

/**
 * Reports a configuration of the page that can't be read.
 *
 * @param thrown Why.
 */
export function reportConfig(thrown: unknown): void {
  const what = 'The page’s configuration was not read; defaults are used.';
  const how = 'Mend <script type="application/json" id="archipel-config">.';
  report(new ArchipelError({ what, why: toError(thrown).message, how }, thrown));
}
