export { Tree } from './tree.tsx';
export type { TreeData } from './tree-data.ts';
