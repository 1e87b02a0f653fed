/** The runtime's door: what islands, stores and authors may use of it. React views add `#runtime/react.tsx`. */
export { track, whenIdle } from './activity.ts';
export { findToken, TOKEN_FIELD, TOKEN_HEADER } from './antiforgery.ts';
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
export { announce } from './html/announce.ts';
export { findHashTarget } from './html/focus.ts';
export { parseAnswer, parseFragment } from './html/parse.ts';
export { takeTurn } from './html/scheduler.ts';
export { swap } from './html/swap.ts';
export { SLOT_TAG, unmount } from './islands.ts';
export { updateParts } from './navigation/parts.ts';
export { apiUrl, getCulture } from './page.ts';
export { RequestError } from './request-error.ts';
export { requestHtml } from './request.ts';
export type { Answer } from './answer.ts';
export type { Request } from './request.ts';
export { safeUrl } from './safe-url.ts';
export { start } from './start.ts';
export { warn } from './warn.ts';
