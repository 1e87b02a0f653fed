import type { Page } from '@playwright/test';

/** A position in CSS pixels of the window. */
export type Point = readonly [x: number, y: number];

/** Touches of one or more fingers; requires Chromium and a context with touch. */
export interface Fingers {
  down(...points: Point[]): Promise<void>;
  move(...points: Point[]): Promise<void>;
  up(): Promise<void>;
  /** Ends the touches as a system gesture does. */
  cancel(): Promise<void>;
}

/** Returns fingers that touch a page. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const put = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[] = []) => {
    const touchPoints = points.map(([x, y], id) => ({ x: Math.round(x), y: Math.round(y), id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (...points) => put('touchStart', points),
    move: (...points) => put('touchMove', points),
    up: () => put('touchEnd'),
    cancel: () => put('touchCancel'),
  };
}

/**
 * Lets fingers rest, as a gesture's own time limits require.
 *
 * @param page A page with touch.
 * @param ms The time.
 */
export const rest = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => (performance.now() - start > time ? resolve() : requestAnimationFrame(look));
        look();
      }),
    ms,
  );

/**
 * Swipes with one finger in eight steps, then rests before it is lifted, so that the distance alone counts.
 *
 * @param page A page with touch.
 * @param from Start.
 * @param by Distance.
 */
export async function swipe(page: Page, [x, y]: Point, [dx, dy]: Point): Promise<void> {
  const fingers = await fingersOn(page);
  await fingers.down([x, y]);
  for (let step = 1; step <= 8; step += 1) await fingers.move([x + (dx * step) / 8, y + (dy * step) / 8]);
  await rest(page, 150);
  await fingers.up();
}
