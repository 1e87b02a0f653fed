import { describeElement } from '#runtime/islands/describe.ts';
import { nearest } from '#runtime/page/nearest.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { warn } from '#runtime/page/warn.ts';

/** The shared page: an absolute address and its title. */
export interface Shared {
  readonly url: string;
  readonly text: string;
}

/** A target for sharing: a network, mail or the clipboard. */
export interface Network {
  readonly name: string;
  /** Its name; names that differ between languages are in the texts. */
  readonly label?: string;
  /** Returns the address at which a visitor shares; absent for copying. */
  readonly addressOf?: (shared: Shared) => string;
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

// `encodeURIComponent`, because mail programs show a `+` instead of a space.
const mailTo = ({ url, text }: Shared) =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(`${text}\n${url}`)}`;

const NETWORKS: readonly Network[] = [
  {
    name: 'facebook',
    label: 'Facebook',
    addressOf: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'x',
    label: 'X',
    addressOf: ({ url, text }) => withQuery('https://x.com/intent/post', { url, text }),
  },
  {
    name: 'linkedin',
    label: 'LinkedIn',
    addressOf: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'pinterest',
    label: 'Pinterest',
    addressOf: ({ url, text }) =>
      withQuery('https://www.pinterest.com/pin/create/button/', { url, description: text }),
  },
  {
    name: 'whatsapp',
    label: 'WhatsApp',
    addressOf: ({ url, text }) => withQuery('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    name: 'bluesky',
    label: 'Bluesky',
    addressOf: ({ url, text }) => withQuery('https://bsky.app/intent/compose', { text: `${text} ${url}` }),
  },
  { name: 'email', addressOf: mailTo },
  { name: 'copy' },
];

/** Other names that servers use for a network. */
const ALIASES: Readonly<Record<string, string>> = { twitter: 'x', mail: 'email', link: 'copy', url: 'copy' };

/**
 * Finds a network by the name that a server writes, in any case.
 *
 * @param written The name.
 */
export function findNetwork(written: string): Network | undefined {
  const word = written.trim().toLowerCase();
  const name = Object.hasOwn(ALIASES, word) ? ALIASES[word] : word;
  return NETWORKS.find((network) => network.name === name);
}

/**
 * Finds the networks that a server names, each once. Unknown names are reported and left out.
 *
 * @param names The names, in the order of the page.
 * @param host The host, for the message of an error.
 * @throws {ArchipelError} When no name is known.
 */
export function findNetworks(names: readonly string[], host: Element): Network[] {
  const found = names.flatMap((name) => findNetwork(name) ?? []);
  for (const name of names) {
    if (findNetwork(name)) continue;
    const error = unknownNetwork(name, host);
    if (found.length === 0) throw error;
    warn(error.message, host);
  }
  return [...new Set(found)];
}

function unknownNetwork(written: string, host: Element): ArchipelError {
  const known = NETWORKS.map(({ name }) => name);
  const meant = nearest(written, [...known, ...Object.keys(ALIASES)]);
  return new ArchipelError({
    what: `data-networks on ${describeElement(host)} names "${written}", which is no network that we know.`,
    why: `Known are ${known.join(', ')}.`,
    how: meant ? `Did you mean "${meant}"?` : 'Take the name out, or write that link yourself.',
  });
}
