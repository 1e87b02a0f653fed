/**
 * The JSX runtime for islands of a site: set `"jsxImportSource": "archipel"`, or the address of this file.
 */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';
