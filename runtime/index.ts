/**
 * The runtime's entry point: the modules that every page loads at its start. Requests, HTML and React views
 * are imported from their own files, because they are loaded with the modules that need them.
 */
export { track, whenIdle } from './page/activity.ts';
export { getSetting } from './page/config.ts';
export { defineAction, defineIsland, defineService } from './islands/definition.ts';
export type {
  Action,
  ActionContext,
  App,
  Definition,
  IslandDefinition,
  IslandReport,
  Mount,
  MountContext,
  PropsSchema,
  Service,
  ServiceDefinition,
  When,
} from './islands/definition.ts';
export { report, toError } from './page/errors.ts';
export type { ArchipelEventMap } from './page/event-maps.ts';
export { emit, on } from './page/events.ts';
export type { ConsentSettings, EventName, EventTable } from './page/events.ts';
export { SLOT_TAG, unmount } from './islands/islands.ts';
export { apiUrl, getCulture } from './page/page.ts';
export { hasStored } from './page/stored.ts';
export { safeUrl } from './requests/safe-url.ts';
export { start } from './start.ts';
