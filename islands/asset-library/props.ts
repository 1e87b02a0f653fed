import { choice, list, number, object, optional, text, url, type InferOutput } from '#kit/props.ts';

export const props = object({
  rootFolderId: text(),
  folderId: optional(text()),
  depth: optional(number({ min: 0 }), 1),
  foldersUrl: optional(url()),
  listUrl: optional(url()),
  pageUrl: optional(url()),
  select: optional(choice('none', 'one', 'several'), 'none'),
  accept: optional(list()),
  name: optional(text(), 'AssetId'),
  form: optional(text()),
});

export type Props = InferOutput<typeof props>;
