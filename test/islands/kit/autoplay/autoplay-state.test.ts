import { describe, expect, test } from 'vitest';
import {
  freshAutoplay,
  holdAutoplay,
  isAutoplayAllowed,
  isAutoplayRunning,
  isShownMoving,
  toggleAutoplay,
  type AutoplayHold,
  type AutoplayState,
} from '#kit/autoplay/autoplay-state.ts';

/** `+pointer` comes, `-pointer` goes, `press` is the button. */
function play(...events: string[]): AutoplayState {
  return events.reduce<AutoplayState>(
    (state, event) =>
      event === 'press'
        ? toggleAutoplay(state)
        : holdAutoplay(state, event.slice(1) as AutoplayHold, event.startsWith('+')),
    freshAutoplay,
  );
}

const HOLDS: AutoplayHold[] = ['pointer', 'focus', 'hidden', 'away', 'still', 'saving'];

describe('what keeps something from moving by itself [BAN-02, MKT-01]', () => {
  test.each(HOLDS)('%s does, and lets it go on afterwards', (hold) => {
    expect(isAutoplayRunning(play(`+${hold}`))).toBe(false);
    expect(isAutoplayRunning(play(`+${hold}`, `-${hold}`))).toBe(true);
  });

  test('it goes on only when no reason is left', () => {
    expect(isAutoplayRunning(play('+pointer', '+away', '-pointer'))).toBe(false);
    expect(isAutoplayRunning(play('+pointer', '+away', '-pointer', '-away'))).toBe(true);
  });

  test('a pause of the visitor lasts whatever comes and goes', () => {
    expect(isAutoplayRunning(play('+pointer', 'press', '-pointer', '+away', '-away'))).toBe(false);
    expect(isAutoplayRunning(play('press', 'press'))).toBe(true);
  });

  test('a press on play counts at once, though mouse and focus are on the button, until both have left', () => {
    const asked = ['+pointer', '+focus', 'press', 'press'];
    expect(isAutoplayRunning(play(...asked))).toBe(true);
    expect(isAutoplayRunning(play(...asked, '-pointer'))).toBe(true);
    expect(isAutoplayRunning(play(...asked, '-pointer', '-focus', '+pointer'))).toBe(false);
    expect(isAutoplayRunning(play(...asked, '+hidden'))).toBe(false);
  });

  test('less movement and saved data forbid it; all else only holds it', () => {
    expect(HOLDS.filter((hold) => !isAutoplayAllowed(play(`+${hold}`)))).toEqual(['still', 'saving']);
  });

  test('a film goes on while somebody looks at it [BAN-03]', () => {
    expect(HOLDS.filter((hold) => isShownMoving(play(`+${hold}`)))).toEqual(['pointer', 'focus']);
    expect(isShownMoving(play('press'))).toBe(false);
  });
});

test('nothing is told where nothing has changed', () => {
  expect(holdAutoplay(freshAutoplay, 'pointer', false)).toBe(freshAutoplay);
});
