import type { RuleHost } from '../../rule-host.ts';

/** Attributes of htmx that a link may have to be changed as a whole. */
const KNOWN = new Set(['hx-get', 'hx-target', 'hx-select', 'hx-swap', 'hx-push-url']);

/** Attributes that links inherit, and that change a request or its answer. */
const INHERITED =
  /^hx-(?:confirm|disable|ext|headers|include|indicator|inherit|on|params|prompt|replace-url|request|select-oob|sync|vals|vars)\b/;

const ID = /^#[A-Za-z][\w-]*$/;

const names = (host: RuleHost) => [...host.attributes.keys()];

/** A link as the browser follows it; other targets and downloads are the browser’s. */
const isLink = (host: RuleHost) =>
  host.tag === 'a' && !['target', 'download', 'data-ajax', 'data-ajax-update'].some((name) => host.has(name));

/** The answer’s counterpart of an element with an id takes its position. */
function replacesItself(host: RuleHost): boolean {
  const target = host.literal('hx-target') ?? '';
  return ID.test(target) && host.literal('hx-select') === target && host.literal('hx-swap') === 'outerHTML';
}

function hasSameAddress(host: RuleHost): boolean {
  const address = host.literal('hx-get');
  return Boolean(address) && address === host.literal('href');
}

/**
 * Whether a link and its request in htmx are the same with `data-ajax`: one address, and a target that the same
 * element of the answer replaces. The server answers such a link with the page.
 *
 * @param host The element.
 */
export function isWholeUpdate(host: RuleHost): boolean {
  if (!isLink(host) || !hasSameAddress(host) || !replacesItself(host)) return false;
  if (!['true', undefined].includes(host.literal('hx-push-url'))) return false;
  if (names(host).some((name) => name.startsWith('hx-') && !KNOWN.has(name))) return false;
  const isInherited = (name: string) =>
    INHERITED.test(name) || (name === 'hx-push-url' && !host.has('hx-push-url'));
  return !host.outer().some((around) => names(around).some(isInherited));
}
