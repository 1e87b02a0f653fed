// The build writes these two modules: build/debug.mjs.
declare module 'archipel:debug-data' {
  /** Names of exported stores, by the file and the key of their export. */
  export const stores: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of the library's events, with their prefix. */
  export const events: readonly string[];
  /** Calls of the API: name, method, path. */
  export const calls: readonly (readonly [string, string, string])[];
}

declare module 'archipel:debug-catalogue' {
  import type { Catalogue } from '../cli/catalogue-types.ts';

  /** The catalogue without texts and examples. */
  const catalogue: Catalogue;
  export default catalogue;
}
