import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel, useServerStrip } from '#kit/carousel';
import { react } from '#runtime/islands/react.tsx';
import { watchConsole } from '../../../support/console.ts';
import { leavePage, mount, mountPage, registerIsland, unmount, whenIdle } from '../../../support/islands.ts';
import { find, showPage } from '../../../support/page.ts';

const WIDTH = 300;

/** Slides next to each other, each as wide as the strip: happy-dom has no layout. */
const LAYOUT: Record<string, (element: HTMLElement) => number> = {
  offsetWidth: () => WIDTH,
  offsetHeight: () => 100,
  offsetTop: () => 0,
  offsetLeft: (element) =>
    element.localName === 'li' ? 50 + WIDTH * [...element.parentElement!.children].indexOf(element) : 50,
};

/** Sees everything, as soon as it is observed. */
class FakeObserver {
  notify: IntersectionObserverCallback;

  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1, boundingClientRect: { height: 100 } };
    this.notify(
      [{ ...entry, rootBounds: { height: 800 } } as unknown as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }

  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  for (const [name, read] of Object.entries(LAYOUT)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return read(this);
      },
    });
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  leavePage();
  for (const name of Object.keys(LAYOUT)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

/** A page whose visitors prefer reduced motion: moves are over at once. */
function setStill(isStill: boolean): void {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: isStill }) : list,
  );
}

interface Options {
  slides?: number;
  lang?: string;
  delay?: number;
  scrolled?: number;
  loop?: boolean;
}

const textsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getAttribute('aria-label'));
const buttons = () => [...document.querySelectorAll<HTMLElement>('.ar-carousel button')];
const button = (label: string) => buttons().find((one) => one.getAttribute('aria-label') === label)!;
const current = () =>
  [...document.querySelectorAll('.ar-carousel-dot')].findIndex((dot) => dot.hasAttribute('aria-current'));

async function start({ slides = 3, lang = 'en', delay = 0, scrolled = 0, loop = false }: Options = {}) {
  const name = registerIsland(
    react(() => <Carousel strip={useServerStrip()} loop={loop} arrows dots delay={delay} />, {
      placement: 'append',
    }),
  );
  // Embla reads the margin, which has no initial value in happy-dom.
  const items = Array.from(
    { length: slides },
    (_, index) => `<li style="margin-right: 0px">${index}</li>`,
  ).join('');
  const html = `<div data-island="${name}"><div data-viewport><ul>${items}</ul></div></div>`;
  const scrollLeft = vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(scrolled);
  showPage(html, { lang });
  mount();
  await whenIdle();
  scrollLeft.mockRestore();
  return find('[data-island]');
}

/** A view is drawn within a few milliseconds. */
const soon = (check: () => void) => vi.waitFor(check, { interval: 5 });

const isShown = () => soon(() => expect(buttons().length).toBeGreaterThan(0));

describe('the controls of a carousel (BAN-02)', () => {
  beforeEach(() => setStill(true));

  test('show where it is, and lead to each stop', async () => {
    await start();
    await isShown();
    expect(current()).toBe(0);
    expect(button('Previous').getAttribute('aria-disabled')).toBe('true');
    button('Next').click();
    await soon(() => expect(current()).toBe(1));
    expect(button('Previous').hasAttribute('aria-disabled')).toBe(false);
    button('Slide 3 of 3').click();
    await soon(() => expect(current()).toBe(2));
    expect(button('Next').getAttribute('aria-disabled')).toBe('true');
    button('Previous').click();
    await soon(() => expect(current()).toBe(1));
  });

  test('lead on from the last stop in a loop', async () => {
    await start({ loop: true });
    await isShown();
    button('Previous').click();
    await soon(() => expect(current()).toBe(2));
    button('Next').click();
    await soon(() => expect(current()).toBe(0));
  });

  test('begin where the strip was scrolled to before', async () => {
    await start({ scrolled: 310 });
    await isShown();
    expect(current()).toBe(1);
  });

  test('are none for a single slide (BAN-01)', async () => {
    await start({ slides: 1 });
    expect(buttons()).toEqual([]);
  });

  test('are gone with the island, and the strip is as the server wrote it', async () => {
    const host = await start();
    await isShown();
    expect(find('[data-viewport]').hasAttribute('data-live')).toBe(true);
    unmount(host);
    expect(find('[data-viewport]').hasAttribute('data-live')).toBe(false);
    expect(find('ul').getAttribute('style') ?? '').toBe('');
  });

  test.each([
    ['fr', ['Précédent', 'Diapositive 1 sur 2', 'Diapositive 2 sur 2', 'Suivant'], 'Commandes du carrousel'],
    ['nl', ['Vorige', 'Dia 1 van 2', 'Dia 2 van 2', 'Volgende'], 'Bediening van de carrousel'],
    ['en', ['Previous', 'Slide 1 of 2', 'Slide 2 of 2', 'Next'], 'Carousel controls'],
  ])('speak the language of the page: %s (I18N-01)', async (lang, labels, group) => {
    await start({ slides: 2, lang });
    await isShown();
    expect(textsOf(buttons())).toEqual(labels);
    expect(find('.ar-carousel').getAttribute('aria-label')).toBe(group);
  });
});

describe('a carousel that moves by itself (MKT-01)', () => {
  beforeEach(() => setStill(false));

  test.each([
    ['fr', 'Arrêter le défilement', 'Reprendre le défilement'],
    ['nl', 'Beweging stoppen', 'Beweging hervatten'],
    ['en', 'Stop moving', 'Go on moving'],
  ])('can be stopped and goes on, in the language of the page: %s', async (lang, pause, play) => {
    await start({ lang, delay: 60_000 });
    await isShown();
    button(pause).click();
    await soon(() => expect(button(play)).toBeDefined());
    button(play).click();
    await soon(() => expect(button(pause)).toBeDefined());
  });

  test('shows the next slide after its delay', async () => {
    await start({ delay: 30 });
    await isShown();
    await soon(() => expect(current()).toBe(1));
  });

  test('cannot be stopped under reduced motion, because it does not move', async () => {
    setStill(true);
    await start({ delay: 60_000 });
    await isShown();
    expect(textsOf(buttons())).not.toContain('Stop moving');
  });
});

test('an island without a strip says what to write', async () => {
  const { errors } = watchConsole();
  setStill(true);
  const name = registerIsland(
    react(() => <Carousel strip={useServerStrip()} loop={false} arrows dots delay={0} />),
  );
  await mountPage(`<div data-island="${name}"><p>x</p></div>`);
  await soon(() =>
    expect(errors().join()).toMatch(/holds no strip of slides.*It moves.*Write <div data-viewport>/s),
  );
});
