import { describe, expect, test } from 'vitest';
import {
  freshAutoplay,
  blockAutoplay,
  isAutoplayAllowed,
  isAutoplayRunning,
  isShownMoving,
  toggleAutoplay,
  type AutoplayBlock,
  type AutoplayState,
} from '#kit/autoplay/autoplay-state.ts';

/** Applies events: `+NAME` blocks autoplay, `-NAME` unblocks it, `press` clicks the button. */
function apply(...events: string[]): AutoplayState {
  return events.reduce<AutoplayState>(
    (state, event) =>
      event === 'press'
        ? toggleAutoplay(state)
        : blockAutoplay(state, event.slice(1) as AutoplayBlock, event.startsWith('+')),
    freshAutoplay,
  );
}

const BLOCKS: AutoplayBlock[] = ['pointer', 'focus', 'hidden', 'away', 'still', 'saving'];

describe('what keeps something from moving by itself [BAN-02, MKT-01]', () => {
  test.each(BLOCKS)('%s does, and lets it go on afterwards', (block) => {
    expect(isAutoplayRunning(apply(`+${block}`))).toBe(false);
    expect(isAutoplayRunning(apply(`+${block}`, `-${block}`))).toBe(true);
  });

  test('it goes on only when no reason is left', () => {
    expect(isAutoplayRunning(apply('+pointer', '+away', '-pointer'))).toBe(false);
    expect(isAutoplayRunning(apply('+pointer', '+away', '-pointer', '-away'))).toBe(true);
  });

  test('a pause of the visitor lasts whatever comes and goes', () => {
    expect(isAutoplayRunning(apply('+pointer', 'press', '-pointer', '+away', '-away'))).toBe(false);
    expect(isAutoplayRunning(apply('press', 'press'))).toBe(true);
  });

  test('a press on play counts at once, though mouse and focus are on the button, until both have left', () => {
    const restarted = ['+pointer', '+focus', 'press', 'press'];
    expect(isAutoplayRunning(apply(...restarted))).toBe(true);
    expect(isAutoplayRunning(apply(...restarted, '-pointer'))).toBe(true);
    expect(isAutoplayRunning(apply(...restarted, '-pointer', '-focus', '+pointer'))).toBe(false);
    expect(isAutoplayRunning(apply(...restarted, '+hidden'))).toBe(false);
  });

  test('less movement and saved data forbid it; all else only holds it', () => {
    expect(BLOCKS.filter((block) => !isAutoplayAllowed(apply(`+${block}`)))).toEqual(['still', 'saving']);
  });

  test('a film goes on while somebody looks at it [BAN-03]', () => {
    expect(BLOCKS.filter((block) => isShownMoving(apply(`+${block}`)))).toEqual(['pointer', 'focus']);
    expect(isShownMoving(apply('press'))).toBe(false);
  });
});

test('nothing is told where nothing has changed', () => {
  expect(blockAutoplay(freshAutoplay, 'pointer', false)).toBe(freshAutoplay);
});
