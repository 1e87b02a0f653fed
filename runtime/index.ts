/**
 * The runtime's door: what every page has loaded already. Requests and HTML (`#runtime/request.ts`, `#runtime/html/…`)
 * come with whoever needs them, and React views add `#runtime/react.tsx`.
 */
export { track, whenIdle } from './activity.ts';
export { getSetting } from './config.ts';
export { defineAction, defineIsland, defineService } from './definition.ts';
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
} from './definition.ts';
export { ArchipelError, report, toError } from './errors.ts';
export { emit, on } from './events.ts';
export type { EventName, EventTable } from './events.ts';
export { SLOT_TAG, unmount } from './islands.ts';
export { apiUrl, getCulture } from './page.ts';
export { safeUrl } from './safe-url.ts';
export { start } from './start.ts';
export { warn } from './warn.ts';
