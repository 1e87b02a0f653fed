export { fetchFolderTree } from './api.ts';
export type { FolderTree } from './folder-tree.ts';
