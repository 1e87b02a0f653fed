/* Types that the compiler must accept or reject; `tsc` runs this test, and an unused expectation fails it. */
import { expectTypeOf } from 'vitest';
import { choice, flag, json, list, number, object, optional, url, type InferOutput } from '#kit/props.ts';
import { defineIsland, defineService, emit, on } from '#runtime';
import type {
  App,
  EventName,
  EventTable,
  IslandDefinition,
  Mount,
  MountContext,
  PropsSchema,
} from '#runtime';
import { react } from '#runtime/islands/react.tsx';
import { number as anyNumber, object as anyObject } from 'valibot';

// Props have the types of their primitives.
const props = object({
  duration: optional(number(), 5000),
  animation: optional(choice('Fade', 'Slide')),
  dots: flag(),
  link: url(),
  tags: list(),
  point: json(anyObject({ lat: anyNumber() })),
});
type Props = InferOutput<typeof props>;

expectTypeOf<Props['duration']>().toEqualTypeOf<number>();
expectTypeOf<Props['animation']>().toEqualTypeOf<'Fade' | 'Slide' | undefined>();
expectTypeOf<Props['dots']>().toEqualTypeOf<boolean>();
expectTypeOf<Props['link']>().toEqualTypeOf<string>();
expectTypeOf<Props['tags']>().toEqualTypeOf<string[]>();
expectTypeOf<Props['point']>().toEqualTypeOf<{ lat: number }>();
expectTypeOf(props).toExtend<PropsSchema>();

// A mount gets its props and its context; a React view is converted to one.
const mount: Mount<Props> = (host, given, context) => {
  expectTypeOf(host).toEqualTypeOf<HTMLElement>();
  expectTypeOf(given.duration).toEqualTypeOf<number>();
  expectTypeOf(context).toEqualTypeOf<MountContext<Props>>();
  context.onProps((next) => expectTypeOf(next).toEqualTypeOf<Props>());
};
expectTypeOf(react(({ title }: { title: string }) => title)).toEqualTypeOf<Mount<{ title: string }>>();

// An island has a name, a strategy, and a loader of a module with a mount.
expectTypeOf(
  defineIsland({ name: 'map', when: 'visible', load: () => Promise.resolve({ default: mount, props }) }),
).toEqualTypeOf<IslandDefinition>();
defineIsland({
  name: 'map',
  when: 'media(min-width: 768px)',
  load: () => Promise.resolve({ default: mount }),
});
// @ts-expect-error -- this strategy does not exist
defineIsland({ name: 'map', when: 'hover', load: () => Promise.resolve({ default: mount }) });
// @ts-expect-error -- the module has no mount
defineIsland({ name: 'map', when: 'load', load: () => Promise.resolve({ mount }) });
// @ts-expect-error -- an island needs a loader
defineIsland({ name: 'map', when: 'load' });

// A service belongs to the document: it cannot wait for an element's visibility.
const service = (app: App, { signal }: { signal: AbortSignal }) => void [app, signal];
defineService({
  name: 'growl',
  when: 'idle',
  event: 'notice',
  load: () => Promise.resolve({ default: service }),
});
// @ts-expect-error -- a service has no element that becomes visible
defineService({ name: 'growl', when: 'visible', load: () => Promise.resolve({ default: service }) });

// Events have the details of the table.
expectTypeOf<EventTable['page-loaded']>().toEqualTypeOf<{ url: string }>();
expectTypeOf<'page-leave'>().toExtend<EventName>();
const { signal } = new AbortController();
on(
  'quantity-changed',
  ({ detail }) => expectTypeOf(detail.quantity).toEqualTypeOf<number | undefined>(),
  signal,
);
expectTypeOf(emit(document, 'notice', { tone: 'status', text: 'Hi' })).toEqualTypeOf<boolean>();
// @ts-expect-error -- this event does not exist
emit(document, 'page-loades', { url: '/' });
// @ts-expect-error -- the address is missing
emit(document, 'page-loaded', {});
// @ts-expect-error -- this tone does not exist
emit(document, 'notice', { tone: 'warning', text: 'Hi' });
