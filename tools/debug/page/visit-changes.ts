/** The page at one moment of a visit. */
export interface PageSnapshot {
  readonly url: string;
  readonly title: string;
  /** Hosts of islands with their names. */
  readonly hosts: ReadonlyMap<Element, string>;
  /** Content of each `data-page-part`. */
  readonly parts: ReadonlyMap<string, string>;
  /** Addresses of stylesheets and scripts of the head. */
  readonly assets: readonly string[];
}

const addressOf = (asset: Element) =>
  asset.getAttribute('href') ?? asset.getAttribute('src') ?? `inline ${asset.localName}`;

const namesOf = (hosts: Iterable<string>) => [...new Set(hosts)].toSorted().join(', ');

/**
 * Records the page as it is now.
 *
 * @param islands Names of islands by their hosts.
 */
export function takeSnapshot(islands: ReadonlyMap<Element, string>): PageSnapshot {
  const parts = [...document.querySelectorAll('[data-page-part]')];
  const assets = document.head.querySelectorAll('link[rel="stylesheet"], script[src]');
  return {
    url: location.href,
    title: document.title,
    hosts: islands,
    parts: new Map(parts.map((part) => [part.getAttribute('data-page-part') ?? '', part.textContent ?? ''])),
    assets: [...assets].map(addressOf),
  };
}

function describeParts(before: PageSnapshot, after: PageSnapshot): string {
  const changed = [...after.parts].filter(([id, text]) => before.parts.get(id) !== text);
  return namesOf(changed.map(([id]) => id));
}

/** Adds a sentence with a list, unless the list is empty. */
const listed = (intro: string, names: string) => (names ? [`${intro}: ${names}.`] : []);

/**
 * Describes what a visit has replaced.
 *
 * @param before The page that was left.
 * @param after The page that is shown.
 * @returns One sentence for each kind of change.
 */
export function describeVisitChanges(before: PageSnapshot, after: PageSnapshot): string[] {
  const preserved = [...after.hosts].filter(([host]) => before.hosts.has(host));
  const mounted = [...after.hosts].filter(([host]) => !before.hosts.has(host));
  const missing = (from: PageSnapshot, other: PageSnapshot) =>
    from.assets.filter((asset) => !other.assets.includes(asset)).join(', ');
  return [
    'The content of [data-page] was replaced.',
    ...(before.title === after.title ? [] : [`The title changed to "${after.title}".`]),
    ...listed('Parts with other text', describeParts(before, after)),
    ...listed('Islands that stayed mounted', namesOf(preserved.map(([, name]) => name))),
    ...listed('Islands of the new page', namesOf(mounted.map(([, name]) => name))),
    ...listed('Added to the head', missing(after, before)),
    ...listed('Removed from the head', missing(before, after)),
  ];
}
