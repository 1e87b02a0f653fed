import { choice, list, number, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  rootFolderId: text('Id of the folder that the tree begins at.'),
  folderId: optional(text('Id of the folder whose list the server has written; the root by default.')),
  depth: optional(number('Folders up to this ItemLevel are open at first.', { min: 0 }), 1),
  foldersUrl: optional(
    url(
      'Address of the hierarchy, with {id} for the root folder; {app}/api/v1/assetslibrary/folders/hierarchy?folderId={id} by default.',
    ),
  ),
  listUrl: optional(
    url(
      'Address of a folder’s list: {folderId}/{rootFolderId} is added, nothing for the root; or with these two words where they belong. {app}/{culture}/assetslibrary/asset/assetsbyfolder/ by default.',
    ),
  ),
  pageUrl: optional(
    url(
      'Address of the page of a folder, with {folderId}: pushed into the history on a page, never in a dialog.',
    ),
  ),
  select: optional(choice('How many files can be chosen.', 'none', 'one', 'several'), 'none'),
  accept: optional(list('Which files can be chosen: Image, or endings such as .pdf; all by default.')),
  name: optional(text('Name under which a form sends what was chosen.'), 'AssetId'),
  form: optional(
    text('Id of the form that is sent with what was chosen, where no dialog is around the library.'),
  ),
});

export type Props = InferOutput<typeof props>;
