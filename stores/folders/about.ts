import { array, lazy, nullish, number, object, string, union, type GenericSchema } from 'valibot';
import { aboutContent, type AboutCalls } from '../about/about-call.ts';
import { htmlStatuses, readStatuses } from '../about/statuses.ts';

interface WrittenFolder {
  readonly FolderId: string | number;
  readonly Name?: string | null | undefined;
  readonly ItemLevel?: number | null | undefined;
  readonly Children?: readonly WrittenFolder[] | null | undefined;
}

/** A folder, as the code of folder-tree.ts reads it without recursion. */
const writtenFolder: GenericSchema<WrittenFolder> = object({
  FolderId: union([string(), number()]),
  Name: nullish(string()),
  ItemLevel: nullish(number()),
  Children: nullish(array(lazy(() => writtenFolder))),
}) as GenericSchema<WrittenFolder>;

/** Calls of the media library. */
export const folderCalls: AboutCalls = {
  'folders.read': {
    method: 'GET',
    path: '/api/v1/assetslibrary/folders/hierarchy',
    purpose:
      'Reads the folders of the media library. `data-folders-url` of `asset-library` is another address.',
    query: { folderId: { description: '`data-root-folder-id` of `asset-library`.', example: '1' } },
    answer: {
      description: 'The folder with everything below it, or a list of folders.',
      ...aboutContent({
        schema: union([writtenFolder, array(writtenFolder)]),
        example: {
          FolderId: 1,
          Name: 'Médiathèque',
          ItemLevel: 1,
          Children: [{ FolderId: 2, Name: 'Ateliers', ItemLevel: 2, Children: [] }],
        },
        fields: {
          FolderId: 'Id of the folder; a folder without it is left out.',
          Name: 'Its name.',
          ItemLevel: 'Its level; without it one below its parent, from 1.',
          Children: 'The folders inside it.',
        },
        definitions: { Folder: writtenFolder },
      }),
    },
    statuses: readStatuses,
    via: ['fetchFolderTree'],
  },
  'folders.readFiles': {
    method: 'GET',
    path: '/{culture}/assetslibrary/asset/assetsbyfolder/{folderId}/{rootFolderId}',
    purpose:
      'Reads the list of files of a folder; of the root folder without both ids. `data-list-url` of `asset-library` is another address.',
    variables: {
      culture: { description: 'The page’s language.', example: 'fr' },
      folderId: { description: 'The selected folder.', example: '2' },
      rootFolderId: { description: '`data-root-folder-id` of `asset-library`.', example: '1' },
    },
    answer: {
      description: 'The list, as the page shows it; an empty answer for no files.',
      html: '<ul><li data-asset=\'{"guid":"5f0c2a","name":"portrait.jpg"}\'>portrait.jpg</li></ul>',
    },
    statuses: htmlStatuses,
    islands: ['asset-library'],
  },
};
