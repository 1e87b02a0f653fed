/** What the compiler must accept and refuse; `tsc` is the test's runner, an unused expectation is its failure. */
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

// Props are what their primitives say.
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

// A mount gets its props and its context; a view of React makes one.
const mount: Mount<Props> = (host, given, context) => {
  expectTypeOf(host).toEqualTypeOf<HTMLElement>();
  expectTypeOf(given.duration).toEqualTypeOf<number>();
  expectTypeOf(context).toEqualTypeOf<MountContext<Props>>();
  context.onProps((next) => expectTypeOf(next).toEqualTypeOf<Props>());
};
expectTypeOf(react(({ title }: { title: string }) => title)).toEqualTypeOf<Mount<{ title: string }>>();

// An island has a name, a moment and a loader of a module with a mount.
expectTypeOf(
  defineIsland({ name: 'map', when: 'visible', load: () => Promise.resolve({ default: mount, props }) }),
).toEqualTypeOf<IslandDefinition>();
defineIsland({
  name: 'map',
  when: 'media(min-width: 768px)',
  load: () => Promise.resolve({ default: mount }),
});
// @ts-expect-error -- there is no such moment
defineIsland({ name: 'map', when: 'hover', load: () => Promise.resolve({ default: mount }) });
// @ts-expect-error -- a module without a mount is none
defineIsland({ name: 'map', when: 'load', load: () => Promise.resolve({ mount }) });
// @ts-expect-error -- an island must be loadable
defineIsland({ name: 'map', when: 'load' });

// A service belongs to the document: it cannot wait for an element's visibility.
const service = (app: App, { signal }: { signal: AbortSignal }) => void [app, signal];
defineService({
  name: 'growl',
  when: 'idle',
  event: 'notice',
  load: () => Promise.resolve({ default: service }),
});
// @ts-expect-error -- no element, no visibility
defineService({ name: 'growl', when: 'visible', load: () => Promise.resolve({ default: service }) });

// Events carry what the table says.
expectTypeOf<EventTable['page-loaded']>().toEqualTypeOf<{ url: string }>();
expectTypeOf<'page-leave'>().toExtend<EventName>();
const { signal } = new AbortController();
on(
  'quantity-changed',
  ({ detail }) => expectTypeOf(detail.quantity).toEqualTypeOf<number | undefined>(),
  signal,
);
expectTypeOf(emit(document, 'notice', { tone: 'status', text: 'Hi' })).toEqualTypeOf<boolean>();
// @ts-expect-error -- there is no such event
emit(document, 'page-loades', { url: '/' });
// @ts-expect-error -- the address is missing
emit(document, 'page-loaded', {});
// @ts-expect-error -- there is no such tone
emit(document, 'notice', { tone: 'warning', text: 'Hi' });
