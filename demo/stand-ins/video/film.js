import { paint } from './paint.js';

const LENGTH_MS = 8_000;

/** Creates a clock that runs frame by frame; `onFrame` gets the ms since the last frame. */
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

/** Creates the film on the page's canvas; `emit` gets "playing", "paused" and "ended". */
export function createFilm({ isLooped, hasControls, emit }) {
  const context = document.querySelector('canvas').getContext('2d');
  let played = 0;
  const become = (state) => {
    document.body.dataset.state = state;
    emit(state);
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
