import { apiUrl, getCulture } from '#runtime';
import type { Props } from './props.ts';

type Labels = Readonly<Record<string, string>>;

const fill = (pattern: string, labels: Labels) =>
  pattern.replace(/\{(\w+)\}|%7B(\w+)%7D/gi, (found, plain?: string, encoded?: string) => {
    const value = labels[plain ?? encoded ?? ''];
    return value === undefined ? found : encodeURIComponent(value);
  });

const HIERARCHY = '/api/v1/assetslibrary/folders/hierarchy?folderId={id}';

/** Builds the address of the folder tree (MED-06). */
export const foldersAddress = ({ foldersUrl, rootFolderId }: Pick<Props, 'foldersUrl' | 'rootFolderId'>) =>
  fill(foldersUrl ?? apiUrl(HIERARCHY), { id: rootFolderId, folderId: rootFolderId, rootFolderId });

/**
 * Builds the address of a folder's list (MED-07): `{folderId}/{rootFolderId}` appended in this order, nothing
 * for the root (T4). An address with these placeholders is filled instead.
 *
 * @param props The island's props.
 * @param folderId The folder's id.
 */
export function listAddress(
  { listUrl, rootFolderId }: Pick<Props, 'listUrl' | 'rootFolderId'>,
  folderId: string,
): string {
  const pattern = listUrl ?? apiUrl(`/${getCulture()}/assetslibrary/asset/assetsbyfolder/`);
  const filled = fill(pattern, { folderId, rootFolderId });
  if (filled !== pattern || folderId === rootFolderId) return filled;
  return fill(`${pattern.replace(/\/?$/, '/')}{folderId}/{rootFolderId}`, { folderId, rootFolderId });
}

/**
 * Builds the address of a folder's page.
 *
 * @returns The address; undefined when the folder pages have none.
 */
export function pageAddress(
  { pageUrl, rootFolderId }: Pick<Props, 'pageUrl' | 'rootFolderId'>,
  folderId: string,
): URL | undefined {
  return pageUrl ? new URL(fill(pageUrl, { folderId, rootFolderId }), document.baseURI) : undefined;
}

/**
 * Finds the folder of an address.
 *
 * @param props The island's props.
 * @param folderIds The known folders.
 * @param address The page's address.
 * @returns The folder's id; if the address names none, the folder of the server's HTML.
 */
export function folderOfAddress(
  props: Pick<Props, 'pageUrl' | 'rootFolderId' | 'folderId'>,
  folderIds: Iterable<string>,
  address: string,
): string {
  const [bare] = address.split('#');
  for (const id of folderIds) if (pageAddress(props, id)?.href === bare) return id;
  return props.folderId ?? props.rootFolderId;
}
