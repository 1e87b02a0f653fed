import { describeElement } from '../islands/describe.ts';
import { ArchipelError } from './archipel-error.ts';
import { isBundled } from './copies.ts';
import { report, toError } from './errors.ts';
import { nearest } from './nearest.ts';
import { warn } from './warn.ts';

/** Warnings for authors about unusable markup: loaded with the first of them. */

export { warn };

/**
 * Warns of a host whose name has no definition (PGE-12).
 *
 * @param name The value of `data-island`.
 * @param host Where it wrote it.
 * @param names The existing names.
 */
export function warnOfName(name: string, host: Element, names: Iterable<string>): void {
  const meant = nearest(name, names);
  const hint = meant ? `Did you mean "${meant}"?` : 'Check the name in the list of islands, or register it.';
  warn(`There is no island "${name}"; its HTML stays as the server wrote it. ${hint}`, host);
}

/**
 * Warns of an attribute that is nearly that of a prop (PGE-12).
 *
 * @param name The island's name.
 * @param host The element with the attribute.
 * @param attribute The written attribute.
 * @param known The attributes of the island's props.
 */
export function warnOfAttribute(
  name: string,
  host: Element,
  attribute: string,
  known: readonly string[],
): void {
  // Names are compared without their common prefix, which would make short ones look alike.
  const withoutPrefix = (one: string) => one.slice('data-'.length);
  const meant = nearest(withoutPrefix(attribute), known.map(withoutPrefix));
  if (!meant) return;
  warn(`Island "${name}" does not know the attribute ${attribute}. Did you mean data-${meant}?`, host);
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

const folderOf = (address: string) => new URL('.', address).href;

/**
 * Reports a second runtime on the page; the same script under another query is none (decision 554).
 *
 * @param own The script of the first.
 * @param other The script of the second.
 */
export function reportCopy(own: string, other: string): void {
  if (!isBundled(other) && folderOf(own) === folderOf(other)) return;
  const what = `The page has Archipel twice: ${own} runs, and ${other} has a second one in it.`;
  const why = 'Its islands are handed to the first, but its messages, stores and dialogs are copies.';
  const how =
    'Mark it as external: esbuild --external:archipel --external:archipel/*, Vite build.rollupOptions.external: ' +
    '[/^archipel/], with an import map of the page (docs/your-own-bundle.md).';
  report(new ArchipelError({ what, why, how }));
}

/**
 * Warns of a deferred click that can't be replayed.
 *
 * @param button The clicked button.
 */
export function warnOfClick(button: Element): void {
  warn('A click that came before an island was ready found no button to go to.', button);
}

/**
 * Warns of an unknown or outdated strategy.
 *
 * @param requestedWhen The value of `data-island-when`.
 * @param host Where it wrote it.
 * @param when The strategy used instead.
 */
export function warnOfStrategy(requestedWhen: string, host: Element, when: string): void {
  if (requestedWhen === 'use') {
    warn(`data-island-when="use" on ${describeElement(host)} is the old name of "first-input": write that.`);
    return;
  }
  warn(
    `data-island-when="${requestedWhen}" on ${describeElement(host)} is not known; "${when}" is used. ` +
      'Allowed: load, idle, first-input, visible, interaction, media(query).',
  );
}

/**
 * Reports a configuration of the page that can't be read.
 *
 * @param thrown Why.
 */
export function reportConfig(thrown: unknown): void {
  const what = 'The page’s configuration was not read; defaults are used.';
  const how = 'Fix <script type="application/json" id="archipel-config">.';
  report(new ArchipelError({ what, why: toError(thrown).message, how }, thrown));
}

/**
 * Warns of an inline script that does not run because its text has run before.
 *
 * @param script The script that arrived.
 */
export function warnOfRepeatedScript(script: Element): void {
  warn(
    'An inline script did not run again: scripts that arrive run once for each address or text. Let it listen to ' +
      'archipel:page-loaded, or make an island of it.',
    script,
  );
}

/**
 * Warns of a script that does not run because its answer's policy does not name its nonce.
 *
 * @param script The script that arrived.
 */
export function warnOfNonce(script: Element): void {
  warn(
    'A script that arrived did not run: it has no nonce of its answer’s policy. Write the nonce as for a full load, ' +
      'and send the header of the policy with fragments too.',
    script,
  );
}

/**
 * Warns of an element that has lost a name.
 *
 * @param element An image, a form or a frame.
 */
export function warnOfSpeaker(element: Element): void {
  const why = 'it has the name of a member of the document, and would answer for it';
  warn(`${describeElement(element)} has lost its name or id: ${why}. Give it another one.`, element);
}

/** Allowed values of the settings that every page reads; islands check their own. */
const EXPECTED: Readonly<Record<string, string>> = {
  'links.pages': 'a list such as ["html", "php"]',
  'links.prefetch': 'true or false',
  'links.prefetchExcept': 'a list of query parameters such as ["action", "currency"]',
  'bodyClass.homepage': 'one class, or "" for none',
  'bodyClass.page': 'one class, or "" for none',
};

/**
 * Warns of an invalid setting; its default is used.
 *
 * @param path Its keys, separated by dots.
 * @param value The written value.
 * @param expected The allowed values.
 */
export function warnOfSetting(path: string, value: unknown, expected = EXPECTED[path]): void {
  warn(`The setting ${path} is ${JSON.stringify(value)}; it is not used. Write ${expected}.`);
}

/**
 * Warns of an element that takes no part in a view transition because of its name.
 *
 * @param element The element with `data-page-transition`.
 * @param name The written name.
 * @param isRepeated Whether the name is valid, but another element in view has it.
 */
export function warnOfTransitionName(element: Element, name: string, isRepeated: boolean): void {
  const fault = isRepeated
    ? 'another element in view has it. Each needs its own'
    : 'it must begin with a letter, and have letters, digits, - and _ only, such as "photo-12"';
  warn(`data-page-transition="${name}" gives no transition: ${fault}.`, element);
}

/**
 * Warns of a cookie that is not written because no browser would store it.
 *
 * @param name Its name.
 * @param length Its bytes, name and value together.
 * @param max The limit of browsers, in bytes.
 */
export function warnOfCookie(name: string, length: number, max: number): void {
  warn(
    `The cookie "${name}" was not written: it has ${length} bytes, and browsers keep ${max}. Store less in it.`,
  );
}

/**
 * Warns of a video that the page does not identify.
 *
 * @param element The element with `data-video`.
 */
export function warnOfVideo(element: Element): void {
  warn(
    `data-video on ${describeElement(element)} names no film. Write youtube, vimeo or, in a banner, file, and either the film’s ` +
      'name as data-id or a link to its own page.',
    element,
  );
}
