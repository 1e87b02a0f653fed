/**
 * The JSX runtime for islands of a site: set `"jsxImportSource": "archipel"`, or the address of this file.
 * Development servers call `jsxDEV`.
 */
export { Fragment, jsx, jsx as jsxDEV, jsxs } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';
