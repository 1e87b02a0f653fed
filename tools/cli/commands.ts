import type { Command } from './command.ts';

/** All commands by name, in the order of the help; each is loaded when it is used. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('../check/index.ts')).checkCommand,
  crawl: async () => (await import('../crawl/index.ts')).crawlCommand,
  copy: async () => (await import('../copy/index.ts')).copyCommand,
  preloads: async () => (await import('../preloads/index.ts')).preloadsCommand,
  helpers: async () => (await import('../helpers/index.ts')).helpersCommand,
  island: async () => (await import('../island/index.ts')).islandCommand,
  fixtures: async () => (await import('../fixtures/index.ts')).fixturesCommand,
  migrate: async () => (await import('../migrate/index.ts')).migrateCommand,
  blocks: async () => (await import('../blocks/index.ts')).blocksCommand,
};
