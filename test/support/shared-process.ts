import type { Environment } from 'vitest/environments';

/** Resolves modules as for a browser, without a document: `new-document.ts` creates one for each file. */
export default {
  name: 'shared-process',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
