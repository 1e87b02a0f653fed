/** JSX for authors of islands of their own: set `"jsxImportSource": "archipel"`, or the address of this file. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';
