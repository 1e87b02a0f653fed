import { createFilm } from './film.js';

// Protocol of Vimeo's player: it sends "ready" once, responds to "ping", and emits the subscribed events.
// A static site's player has its parameters behind those of a file: `youtube.html?path=/embed/id?autoplay=1`.
const query = new URLSearchParams(location.href.split('?').at(-1));
const wanted = new Set();
const EVENTS = { ended: 'ended', playing: 'play', paused: 'pause' };

const send = (message) => parent.postMessage(JSON.stringify(message), '*');

const film = createFilm({
  isLooped: query.get('loop') === '1',
  hasControls: query.get('controls') !== '0',
  emit: (name) => {
    if (wanted.has(EVENTS[name])) send({ event: EVENTS[name], data: { seconds: 0 } });
  },
});

function readMessage(data) {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}

const METHODS = {
  ping: () => send({ method: 'ping' }),
  play: () => film.play(),
  pause: () => film.pause(),
  addEventListener: (name) => {
    wanted.add(name);
    if (name === 'play' && document.body.dataset.state === 'playing')
      send({ event: 'play', data: { seconds: 0 } });
  },
};

addEventListener('message', ({ data, source }) => {
  if (source !== parent) return;
  const { method, value } = readMessage(data);
  METHODS[method]?.(value);
});

send({ event: 'ready' });
if (query.get('autoplay') === '1') film.play();
