import type { Asset } from '#stores/assets';

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

// Two names of one kind.
const normal = (ending: string) => (ending === 'jpeg' ? 'jpg' : ending);

function isOfKind({ name, isImage }: Asset, kind: string): boolean {
  const kindName = kind.trim().toLowerCase();
  if (kindName === 'image' || kindName === 'image/*') return isImage;
  return normal(endingOf(name)) === normal(kindName.replace(/^\./, ''));
}

/**
 * Tells whether a file is one of those that are wanted.
 *
 * @param asset The file.
 * @param kinds `Image`, or endings such as `.pdf`; jpg and jpeg are the same. None means all.
 */
export const isAccepted = (asset: Asset, kinds: readonly string[] = []): boolean =>
  kinds.length === 0 || kinds.some((kind) => isOfKind(asset, kind));
