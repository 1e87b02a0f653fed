import type { EventName } from '../page/events.ts';

/** Strategy by which an island is loaded and mounted; a page overrides it with `data-island-when`. */
export type When =
  | 'load'
  | 'idle'
  | 'first-input'
  | 'loaded'
  | 'input'
  | 'visible'
  | 'interaction'
  | `media(${string})`;

/** The part of Standard Schema (standardschema.dev) that props need, with the keys of an object schema. */
export interface PropsSchema<Props = unknown> {
  readonly entries: Readonly<Record<string, unknown>>;
  readonly '~standard': {
    readonly validate: (value: unknown) => PropsResult<Props> | Promise<PropsResult<Props>>;
  };
}
export type PropsResult<Props> =
  | { readonly value: Props; readonly issues?: undefined }
  | { readonly issues: readonly PropsIssue[] };
export interface PropsIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The third argument of a mount, after host and props. */
export interface MountContext<Props = unknown> {
  /** Aborted on unmount; to be passed to every listener, request and subscription. */
  signal: AbortSignal;
  /** The island's name, for messages. */
  name: string;
  /** Unique in the document, for `id` and `aria-*`. */
  id: string;
  /** Time in ms of `performance.now()` at which the host was found; the mount may be much later. */
  foundAt: number;
  /** Subscribes to new props of a host preserved by its key; without a listener the island is remounted. */
  onProps(update: (props: Props) => void): void;
  /** Delays `ready` until the promise resolves; a rejection fails the island. */
  waitFor(work: Promise<unknown>): void;
  /** Unmounts the island for good, restores the server's HTML and reports the error. */
  fail(error: Error): void;
}

/** Default export of a module that `load` imports. */
export type Mount<Props = never> = (
  host: HTMLElement,
  props: Props,
  context: MountContext<Props>,
) => void | Cleanup;

/**
 * Ends a mount. In a visit or an update `isGone` is true: the content of the host leaves with it, so nothing needs to be
 * put back.
 */
export type Cleanup = (isGone?: boolean) => void;

export interface IslandModule {
  default: Mount;
  props?: PropsSchema;
  /** Resolves when everything is loaded that the first render needs; it sets its own timeout. */
  ready?: (host: HTMLElement) => Promise<void>;
}

/** Options of `defineIsland`. */
export interface IslandDefinition {
  /** Value of `data-island`, and the name in messages. */
  name: string;
  /**
   * Selects hosts by existing markup instead of `data-island`: plain mounts only, and no attribute is
   * written.
   */
  selector?: string;
  when: When;
  /**
   * Checked for each host: an urgent one is loaded at once, regardless of `when`, unless the page sets its own
   * strategy.
   */
  isUrgent?: (host: HTMLElement) => boolean;
  /**
   * Selector of elements whose click is deferred until the island is mounted, as submits are; by default
   * buttons that submit no form, of `interaction` islands alone.
   */
  defers?: string;
  load: () => Promise<IslandModule>;
}

/** A service's start function: lives as long as the document. */
export type Service = (app: App, context: { signal: AbortSignal }) => void;

export interface ServiceDefinition {
  name: string;
  when: 'load' | 'idle' | 'first-input' | 'loaded' | 'input';
  /** Started only when the first matching element appears. */
  selector?: string;
  /**
   * Started only when the page's configuration has a value at this key, or at this path of keys (`links.prefetch`), other
   * than `false`; with a selector too, one of the two is enough.
   */
  setting?: string;
  /** Started only when the first such event is dispatched. */
  event?: EventName;
  /** Started at the latest before such an event is emitted, so that it receives the first one. */
  before?: EventName;
  /** Returns whether the service may start now; by default it may. */
  isDue?: () => boolean;
  /** Whether submits are deferred until it has started, 2 s at most. */
  defersSubmits?: boolean;
  load: () => Promise<{ default: Service }>;
}

/** The click or submit that an action handles. */
export interface ActionContext {
  app: App;
  /** The button that sent a form. */
  submitter: HTMLElement | null;
  /** Performs the click or submit as if the element had no such action; once. */
  proceed(): void;
}

/** Handles a click on a link or button, or the submit of a form, instead of the browser. */
export type Action = (element: HTMLElement, context: ActionContext) => void | Promise<void>;

export interface ActionDefinition {
  name: string;
  /** Selector of the links, buttons and forms whose click or submit the action handles. */
  selector: string;
  /** Whether the action confirms the click or submit: it then runs before the page's own listeners. */
  isQuestion?: boolean;
  load: () => Promise<{ default: Action }>;
}

export type Definition =
  | IslandDefinition
  | (ServiceDefinition & { service: true })
  | (ActionDefinition & { action: true });

/** The public API: functions for pages, services and tests. */
export interface App {
  register(definition: Definition): void;
  mount(root?: ParentNode): void;
  unmount(root: Element): void;
  visit(url: string | URL): Promise<void>;
  whenIdle(): Promise<void>;
  inspect(): IslandReport[];
}

export interface IslandReport {
  name: string;
  host: Element;
  state: string;
  /** Milliseconds from the start of the document to each state. */
  timings: Readonly<Record<string, number>>;
  /** Strategy of its definition, which `data-island-when` of the host overrides. */
  when: When;
  /** The error of a failed island. */
  error: Error | undefined;
}

/**
 * Describes an island: its name, when it is loaded, and how. Nothing is loaded or registered by it.
 *
 * @param definition The island's name, strategy and loader.
 * @returns The same definition, typed.
 */
export function defineIsland(definition: IslandDefinition): IslandDefinition {
  return definition;
}

/**
 * Describes a service: something that belongs to the document, not to an element.
 *
 * @param definition The service's name, start conditions and loader.
 * @returns The definition, marked as a service.
 */
export function defineService(definition: ServiceDefinition): Definition {
  return { ...definition, service: true };
}

/**
 * Describes an action, which handles a click or submit instead of the browser. Earlier definitions have
 * priority; until the code is loaded, or when it fails to load, the browser's default happens.
 *
 * @param definition The action's name, the selector of its elements, and its loader.
 * @returns The definition, marked as an action.
 */
export function defineAction(definition: ActionDefinition): Definition {
  return { ...definition, action: true };
}
