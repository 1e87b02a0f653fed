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

/** `+pointer` comes, `-pointer` goes, `press` is the button. */
function play(...events: string[]): AutoplayState {
  return events.reduce<AutoplayState>(
    (state, event) =>
      event === 'press'
        ? toggleAutoplay(state)
        : blockAutoplay(state, event.slice(1) as AutoplayBlock, event.startsWith('+')),
    freshAutoplay,
  );
}

const ADDRESS: AutoplayBlock[] = ['pointer', 'focus', 'hidden', 'away', 'still', 'saving'];

describe('what keeps something from moving by itself [BAN-02, MKT-01]', () => {
  test.each(ADDRESS)('%s does, and lets it go on afterwards', (block) => {
    expect(isAutoplayRunning(play(`+${block}`))).toBe(false);
    expect(isAutoplayRunning(play(`+${block}`, `-${block}`))).toBe(true);
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
    const requested = ['+pointer', '+focus', 'press', 'press'];
    expect(isAutoplayRunning(play(...requested))).toBe(true);
    expect(isAutoplayRunning(play(...requested, '-pointer'))).toBe(true);
    expect(isAutoplayRunning(play(...requested, '-pointer', '-focus', '+pointer'))).toBe(false);
    expect(isAutoplayRunning(play(...requested, '+hidden'))).toBe(false);
  });

  test('less movement and saved data forbid it; all else only holds it', () => {
    expect(ADDRESS.filter((block) => !isAutoplayAllowed(play(`+${block}`)))).toEqual(['still', 'saving']);
  });

  test('a film goes on while somebody looks at it [BAN-03]', () => {
    expect(ADDRESS.filter((block) => isShownMoving(play(`+${block}`)))).toEqual(['pointer', 'focus']);
    expect(isShownMoving(play('press'))).toBe(false);
  });
});

test('nothing is told where nothing has changed', () => {
  expect(blockAutoplay(freshAutoplay, 'pointer', false)).toBe(freshAutoplay);
});
