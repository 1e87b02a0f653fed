import { nearest } from '#runtime/page/nearest.ts';
import { UserError } from '../cli/user-error.ts';

/** A bundler of the site; `none` is plain scripts. */
export interface Bundler {
  /** Folder of the island's templates. */
  readonly templates: 'tsx' | 'js';
  /** Ending of the entry that imports all islands. */
  readonly extension: 'ts' | 'js';
  /** Files of `once` that it needs. */
  readonly once: readonly string[];
  /** The command that builds, in the site's folder. */
  command(folder: string): string | undefined;
  /** The command that installs it. */
  readonly install?: string;
}

const TYPES = ['tsconfig.json', 'modules.d.ts'];

export const BUNDLERS: Readonly<Record<string, Bundler>> = {
  esbuild: {
    templates: 'tsx',
    extension: 'ts',
    once: [...TYPES, 'build.mjs'],
    command: (folder) => `node ${folder}/build.mjs`,
    install: 'npm install --save-dev esbuild',
  },
  vite: {
    templates: 'tsx',
    extension: 'ts',
    once: [...TYPES, 'vite.config.mjs'],
    command: (folder) => `npx vite build -c ${folder}/vite.config.mjs`,
    install: 'npm install --save-dev vite',
  },
  none: { templates: 'js', extension: 'js', once: [], command: () => undefined },
};

/**
 * Finds a bundler.
 *
 * @param name The value of `--bundler`.
 * @throws UserError unless it is one of `BUNDLERS`.
 */
export function findBundler(name: string): Bundler {
  if (Object.hasOwn(BUNDLERS, name)) return BUNDLERS[name]!;
  const names = Object.keys(BUNDLERS);
  const near = nearest(name, names);
  const hint = near ? `Did you mean "${near}"?` : `There are: ${names.join(', ')}.`;
  throw new UserError(`There is no bundler "${name}". ${hint}`);
}
