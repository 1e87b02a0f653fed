import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const FLAVOURS = ['preact', 'react'];

/** Files with fixed names that authors of islands import, if the project has them. */
const AUTHOR_ENTRIES = ['authoring', 'jsx-runtime'];

/** Tools that a site or its tests import. */
const TYPED_TOOLS = ['mocks', 'playwright', 'debug'];

/** Returns the paths of a project's sources and outputs; tests build small projects of their own. */
export function describeProject({ root, out = join(root, 'dist'), dev = false }) {
  const at = (...path) => join(root, ...path);
  return {
    root: resolve(root),
    out: resolve(out),
    dev,
    entry: at('islands/archipel.ts'),
    further: at('islands/further.ts'),
    authorEntries: AUTHOR_ENTRIES.map((name) => at(`islands/${name}.ts`)).filter(existsSync),
    typedTools: TYPED_TOOLS.map((name) => at(`tools/${name}/index.ts`)).filter(existsSync),
    adapter: existsIn(at('runtime/islands/react.tsx')),
    stylesheet: existsIn(at('styles/index.css')),
    look: existsIn(at('styles/look.css')),
    requireStyle: at('runtime/islands/styles.ts'),
    trustedHtml: at('runtime/html/trusted-types.ts'),
  };
}

const existsIn = (path) => (existsSync(path) ? path : undefined);
