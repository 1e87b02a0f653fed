import { load } from '#runtime/islands/load.ts';

export const first = () => import('./first/first.ts');
export const second = () => import('./second/second.ts');
export const libraries = () => import('./libraries/libraries.ts');
export { load };
