import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MountContext } from '#runtime';
import type { Props } from '../../islands/scroll-in/props.ts';
import mountScrollIn from '../../islands/scroll-in/scroll-in.ts';
import { find, showPage } from '../support/page.ts';

const HEIGHT = 800;
const observers = new Set<FakeObserver>();

class FakeObserver {
  readonly watched = new Set<Element>();
  readonly emit: (entries: unknown[]) => void;
  constructor(emit: (entries: unknown[]) => void) {
    this.emit = emit;
    observers.add(this);
  }
  observe = (element: Element) => void this.watched.add(element);
  unobserve = (element: Element) => void this.watched.delete(element);
}

/** Reports the visible share of the element, as the browser does. */
async function scrollTo(ratio: number, height = 400): Promise<void> {
  const entry = {
    target: find('#it'),
    isIntersecting: ratio > 0,
    intersectionRatio: ratio,
    boundingClientRect: { height },
    rootBounds: { height: HEIGHT },
  };
  for (const observer of observers) if (observer.watched.has(entry.target)) observer.emit([entry]);
  await Promise.resolve();
  await Promise.resolve();
}

let controller: AbortController;
let isAnimated = true;
const animation = { pause: vi.fn(), play: vi.fn() };
let ready: Promise<unknown>;

// The stub serves the whole file, because the kit shares its observers.
vi.stubGlobal('IntersectionObserver', FakeObserver);

beforeEach(() => {
  controller = new AbortController();
  isAnimated = true;
  HTMLElement.prototype.getAnimations = () => (isAnimated ? [animation as unknown as Animation] : []);
});
afterEach(() => controller.abort());
// The next file's document has the same prototype; happy-dom's own method is that of Element.
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations'));

function mount(more: Partial<Props> = {}): () => void {
  showPage('<section id="around"><div id="it"><a id="in" href="/">x</a></div></section>');
  const context = {
    signal: controller.signal,
    waitFor: (work: Promise<unknown>) => (ready = work),
  } as unknown as MountContext<Props>;
  return mountScrollIn(
    find('#it'),
    { scrollIn: 'fade', delay: 0, ratio: 0.1, ...more },
    context,
  ) as () => void;
}

const look = () => find('#it').className;
const WAITING = 'ar-scroll-in-waiting';

test.each([1, 0.02])(
  'what is in the window at first, if only %d of it, never moves [PGE-01]',
  async (ratio) => {
    mount();
    expect(look()).toBe('');
    await scrollTo(ratio);
    await ready;
    expect(look()).toBe('');
    await scrollTo(0);
    await scrollTo(1);
    expect(look()).toBe('');
  },
);

test('what lies below waits until a tenth of it is seen, plays, and rests for good [PGE-01]', async () => {
  mount({ scrollIn: 'slide', delay: 150 });
  await scrollTo(0);
  await ready;
  expect(look()).toBe(WAITING);
  await scrollTo(0.09);
  expect(look()).toBe(WAITING);
  await scrollTo(0.1);
  expect([look(), find('#it').style.animationDelay]).toEqual(['ar-scroll-in-slide', '150ms']);
  find('#it').dispatchEvent(new Event('animationend'));
  expect([look(), find('#it').style.animationDelay]).toEqual(['', '']);
  await scrollTo(0);
  await scrollTo(1);
  expect(look()).toBe('');
});

test('of what is taller than ten windows no tenth is ever seen, so it comes with its beginning [PGE-01]', async () => {
  mount();
  await scrollTo(0, HEIGHT * 20);
  await ready;
  await scrollTo(0.004, HEIGHT * 20);
  expect(look()).toBe('ar-scroll-in-fade');
});

test('the end of an animation inside it is not its own [PGE-01]', async () => {
  mount();
  await scrollTo(0);
  await ready;
  await scrollTo(1);
  find('#in').dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(look()).toBe('ar-scroll-in-fade');
});

test.each([
  ['the focus', () => find('#in').dispatchEvent(new Event('focusin', { bubbles: true }))],
  ['an anchor inside it', () => find('#in').dispatchEvent(new Event('archipel:reveal', { bubbles: true }))],
  [
    'an anchor around it',
    () => find('#around').dispatchEvent(new Event('archipel:reveal', { bubbles: true })),
  ],
])('%s shows it at once [PGE-01]', async (_title, come) => {
  mount();
  await scrollTo(0);
  await ready;
  come();
  expect(look()).toBe('');
  await scrollTo(1);
  expect(look()).toBe('');
});

test('what is pressed while it plays stands still until it is let go, and the focus of the press ends nothing [PGE-01]', async () => {
  const emit = (type: string) => find('#in').dispatchEvent(new Event(type, { bubbles: true }));
  mount();
  await scrollTo(0);
  await ready;
  await scrollTo(1);
  emit('pointerdown');
  emit('focusin');
  expect([look(), animation.pause.mock.calls.length, animation.play.mock.calls.length]).toEqual([
    'ar-scroll-in-fade',
    1,
    0,
  ]);
  emit('pointerup');
  expect(animation.play).toHaveBeenCalledTimes(1);
  emit('focusin');
  expect(look()).toBe('');
});

test('without an animation, as under reduced motion, it rests at once [PGE-01]', async () => {
  isAnimated = false;
  mount();
  await scrollTo(0);
  await ready;
  await scrollTo(1);
  expect(look()).toBe('');
});

test('it is whole again when its island leaves, before it was seen and while it plays [PGE-01]', async () => {
  for (const ratio of [0, 1]) {
    controller = new AbortController();
    const leave = mount();
    await scrollTo(0);
    await ready;
    await scrollTo(ratio);
    expect(look()).not.toBe('');
    controller.abort();
    leave();
    expect(look()).toBe('');
  }
});

test('a mount that leaves before the browser has told anything hides nothing [PGE-01]', async () => {
  mount();
  controller.abort();
  await ready;
  expect(look()).toBe('');
});
