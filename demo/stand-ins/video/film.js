import { paint } from './paint.js';

const LENGTH_MS = 8_000;

/** Something that runs frame by frame, and knows for how long it has run. */
function createClock(onFrame) {
  let last;
  let frame = 0;
  const step = (now) => {
    frame = requestAnimationFrame(step);
    onFrame(last === undefined ? 0 : now - last);
    last = now;
  };
  return {
    isRunning: () => frame !== 0,
    start() {
      last = undefined;
      frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

/** Plays the film on the page's canvas; `tell` hears "playing", "paused" and "ended". */
export function createFilm({ isLooped, hasControls, tell }) {
  const context = document.querySelector('canvas').getContext('2d');
  let played = 0;
  const become = (state) => {
    document.body.dataset.state = state;
    tell(state);
  };
  const clock = createClock((passed) => {
    played += passed;
    paint(context, (played % LENGTH_MS) / LENGTH_MS);
    if (played >= LENGTH_MS && !isLooped) halt('ended');
  });
  const halt = (state) => {
    if (!clock.isRunning()) return;
    clock.stop();
    if (state === 'ended') played = 0;
    become(state);
  };
  const play = () => {
    if (clock.isRunning()) return;
    clock.start();
    become('playing');
  };
  const pause = () => halt('paused');
  document.body.dataset.controls = hasControls ? 'on' : 'off';
  document.body.dataset.state = 'paused';
  document.querySelector('button').addEventListener('click', () => (clock.isRunning() ? pause() : play()));
  paint(context, 0);
  return { play, pause };
}
