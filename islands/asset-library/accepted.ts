import type { Asset } from '#stores/assets';

const endingOf = (name: string) => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';

// Treats jpeg and jpg as one type.
const normal = (ending: string) => (ending === 'jpeg' ? 'jpg' : ending);

function isOfKind({ name, isImage }: Asset, kind: string): boolean {
  const kindName = kind.trim().toLowerCase();
  if (kindName === 'image' || kindName === 'image/*') return isImage;
  return normal(endingOf(name)) === normal(kindName.replace(/^\./, ''));
}

/**
 * Whether a file has an accepted type.
 *
 * @param asset The file.
 * @param kinds `Image`, or extensions such as `.pdf`; jpg and jpeg are the same. An empty list accepts all.
 */
export const isAccepted = (asset: Asset, kinds: readonly string[] = []): boolean =>
  kinds.length === 0 || kinds.some((kind) => isOfKind(asset, kind));
