import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Animation from '#runtime/navigation/animation.ts';
import { find, showPage } from '../../support/page.ts';

/** Opens a page of a site with this animation setting. */
async function open(animation: object, isStill = false): Promise<typeof Animation> {
  vi.resetModules();
  const config = JSON.stringify({ animation });
  showPage(`<script type="application/json" id="archipel-config">${config}</script><main></main>`);
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  return import('#runtime/navigation/animation.ts');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const enterPage = ({ animateArrival }: typeof Animation) =>
  animateArrival(
    find('main'),
    { signal: new AbortController().signal, isCurrent: () => true, end: () => {} },
    () => {},
    () => {},
  );

const look = () => [find('main').className, find('main').style.getPropertyValue('--ar-page-animation')];

test('a page leaves for as long as the site says, and the next one enters [NAV-12]', async () => {
  const animation = await open({ in: 350, out: 100 });
  const over = vi.fn();
  void animation.animateOut(find('main')).then(over);
  expect(look()).toEqual(['ar-leaving', '100ms']);
  await vi.advanceTimersByTimeAsync(99);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
  void enterPage(animation);
  expect(look()).toEqual(['ar-entering', '350ms']);
  await vi.advanceTimersByTimeAsync(350);
  expect(look()).toEqual(['', '']);
});

test.each([
  ['no duration is asked for', { in: 0, out: 0 }, false],
  ['the defaults of 10 ms hold, which are over before a frame is', {}, false],
  ['a duration is no number', { in: 'slow', out: '1s' }, false],
  ['the visitor wants less motion', { in: 350, out: 350 }, true],
])('nothing moves and nobody waits when %s [NAV-12]', async (_why, animation, isStill) => {
  const module = await open(animation, isStill);
  await module.animateOut(find('main'));
  await enterPage(module);
  expect(look()).toEqual(['', '']);
});

test('a length is 10 ms where the site names none, or nothing that is one [NAV-12]', async () => {
  const { readLength } = await open({ in: 'slow', out: -1 });
  expect([readLength('in'), readLength('out')]).toEqual([10, 10]);
  const site = await open({ in: 350, out: 0 });
  expect([site.readLength('in'), site.readLength('out')]).toEqual([350, 0]);
});
