import { getSetting } from '../config.ts';

/** Milliseconds when the page's configuration names none (NAV-12). */
const DEFAULT_MS = 10;

/** What is over before the next frame shows nothing, and only costs a layer. */
const FRAME_MS = 17;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

function durationOf(phase: 'in' | 'out'): number {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const asked = getSetting('animation', phase) ?? DEFAULT_MS;
  return typeof asked === 'number' && asked >= FRAME_MS && !isStill ? asked : 0;
}

async function play(page: HTMLElement, name: string, duration: number): Promise<void> {
  if (duration === 0) return;
  page.style.setProperty('--ar-page-animation', `${duration}ms`);
  page.classList.add(name);
  await after(duration);
}

function clear(page: HTMLElement): void {
  page.classList.remove('ar-leaving', 'ar-entering');
  page.style.removeProperty('--ar-page-animation');
}

/**
 * Plays the animation with which a page leaves, while the next one is fetched.
 *
 * @param page The page's container.
 * @returns A promise of its end.
 */
export function playLeave(page: HTMLElement): Promise<void> {
  return play(page, 'ar-leaving', durationOf('out'));
}

/**
 * Plays the animation with which a page enters; nobody has to wait for it.
 *
 * @param page The page's container.
 */
export function playEnter(page: HTMLElement): void {
  clear(page);
  void play(page, 'ar-entering', durationOf('in')).then(() => clear(page));
}
