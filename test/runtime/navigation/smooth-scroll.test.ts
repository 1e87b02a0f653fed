import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo, showPage } from '../../support/page.ts';

/** One frame more than the duration: the last step is drawn in the first frame after it. */
const FRAME_MS = 17;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  goTo('/fr/terms');
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openWith(config: object) {
  showPage(
    `<script type="application/json" id="archipel-config">${JSON.stringify(config)}</script><p id="far">x</p>`,
  );
  return import('#runtime/navigation/anchors.ts');
}

test.each([
  [800, {}],
  [400, { animation: { anchor: 400 } }],
])('the way to an anchor is %d ms long, no more and no less, with %j [NAV-06]', async (length, config) => {
  const { goToAnchor } = await openWith(config);
  const going = goToAnchor('#far');
  await vi.advanceTimersByTimeAsync(length - 1);
  expect(location.hash).toBe('');
  await vi.advanceTimersByTimeAsync(1 + FRAME_MS);
  expect(location.hash).toBe('#far');
  await going;
});
