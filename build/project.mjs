import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const FLAVOURS = ['preact', 'react'];

/** Says where a project's sources lie and where its files go, so that tests can build small trees of their own. */
export function describeProject({ root, out = join(root, 'dist'), dev = false }) {
  const at = (...path) => join(root, ...path);
  return {
    root: resolve(root),
    out: resolve(out),
    dev,
    entry: at('islands/archipel.ts'),
    authoring: existsIn(at('islands/authoring.ts')),
    adapter: existsIn(at('runtime/react.tsx')),
    stylesheet: existsIn(at('styles/index.css')),
    requireStyle: at('runtime/styles.ts'),
    trustedHtml: at('runtime/trusted-types.ts'),
  };
}

const existsIn = (path) => (existsSync(path) ? path : undefined);
