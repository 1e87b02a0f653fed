import type { EventName } from '../page/events.ts';

/** When an island is loaded and mounted; a page overrides it with `data-island-when`. */
export type When =
  'load' | 'idle' | 'first-input' | 'loaded' | 'visible' | 'interaction' | `media(${string})`;

/** The part of Standard Schema (standardschema.dev) that props need, with the keys of an object schema. */
export interface PropsSchema<Props = unknown> {
  readonly entries: Readonly<Record<string, unknown>>;
  readonly '~standard': {
    readonly validate: (value: unknown) => PropsResult<Props> | Promise<PropsResult<Props>>;
  };
}
export type PropsResult<Props> =
  { readonly value: Props; readonly issues?: undefined } | { readonly issues: readonly PropsIssue[] };
export interface PropsIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The third argument of a mount, after host and props. */
export interface MountContext<Props = unknown> {
  /** Aborted on unmount: hang every listener, request and subscription on it. */
  signal: AbortSignal;
  /** The island's name, for messages. */
  name: string;
  /** Unique in the document, for `id` and `aria-*`. */
  id: string;
  /** When the page with the host was there, in milliseconds of `performance.now()`: it may be mounted much later. */
  foundAt: number;
  /** Called with new props when a keyed host arrives again; without it the island is mounted anew on the same host. */
  onProps(update: (props: Props) => void): void;
  /** Delays `ready` until the promise resolves or rejects. */
  waitFor(work: Promise<unknown>): void;
  /** Takes the island down for good and reports: the server's HTML comes back. */
  fail(error: Error): void;
}

/** Default export of a module that `load` imports. */
export type Mount<Props = never> = (
  host: HTMLElement,
  props: Props,
  context: MountContext<Props>,
) => void | (() => void);

export interface IslandModule {
  default: Mount;
  props?: PropsSchema;
  /** Resolves when everything is there that the view needs before its first render; it sets its own timeout. */
  ready?: (host: HTMLElement) => Promise<void>;
}

/** Options of `defineIsland`. */
export interface IslandDefinition {
  /** Value of `data-island`, and the name in messages. */
  name: string;
  /** For markup that servers write anyway: plain mounts only, no attribute is written. */
  selector?: string;
  when: When;
  /**
   * Checked for each host: an urgent one is loaded at once, regardless of `when`, unless the page sets its own
   * strategy.
   */
  isUrgent?: (host: HTMLElement) => boolean;
  /** Selector of elements whose click is deferred until an `interaction` island is mounted; by default buttons that submit no form. */
  defers?: string;
  load: () => Promise<IslandModule>;
}

/** A service's start function: lives as long as the document. */
export type Service = (app: App, context: { signal: AbortSignal }) => void;

export interface ServiceDefinition {
  name: string;
  when: 'load' | 'idle' | 'first-input' | 'loaded';
  /** Started only when the first matching element appears. */
  selector?: string;
  /** Started only when the page's configuration has this key; with a selector too, one of the two is enough. */
  setting?: string;
  /** Started only when the first such event is dispatched. */
  event?: EventName;
  /** Started at the latest before such an event is emitted, so that it receives the first one. */
  before?: EventName;
  /** Called before it is started; by default it always starts. */
  isDue?: () => boolean;
  /** Submits that come before it has started wait for it, 2 s at most. */
  defersSubmits?: boolean;
  load: () => Promise<{ default: Service }>;
}

/** The click or submit that an action handles. */
export interface ActionContext {
  app: App;
  /** The button that sent a form. */
  submitter: HTMLElement | null;
  /** Lets the click or submit happen as if the element had no such action; once. */
  proceed(): void;
}

/** Handles a click on a link or button, or the submit of a form, in place of the browser. */
export type Action = (element: HTMLElement, context: ActionContext) => void | Promise<void>;

export interface ActionDefinition {
  name: string;
  /** Links and buttons whose click, forms whose submit is taken over. */
  selector: string;
  /** It decides whether the click or submit happens at all: it comes before the listeners of the page's own. */
  isQuestion?: boolean;
  load: () => Promise<{ default: Action }>;
}

export type Definition =
  IslandDefinition | (ServiceDefinition & { service: true }) | (ActionDefinition & { action: true });

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
 * @param definition The service's name, moment and loader.
 * @returns The definition, marked as a service.
 */
export function defineService(definition: ServiceDefinition): Definition {
  return { ...definition, service: true };
}

/**
 * Describes an action: what a click or submit does instead of the browser's default. Earlier definitions have
 * priority; until the code is loaded, or when it fails to load, the browser does what the server's HTML says.
 *
 * @param definition The action's name, the selector of its elements, and its loader.
 * @returns The definition, marked as an action.
 */
export function defineAction(definition: ActionDefinition): Definition {
  return { ...definition, action: true };
}
