import { createFilm } from './film.js';

// The protocol of YouTube's player: it is silent until it hears "listening".
const query = new URLSearchParams(location.search);
const STATES = { ended: 0, playing: 1, paused: 2 };
let state = -1;
let isHeard = false;

const send = (event, info) => {
  if (isHeard)
    parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), query.get('origin') ?? '*');
};

const film = createFilm({
  isLooped: query.get('loop') === '1' && query.has('playlist'),
  hasControls: query.get('controls') !== '0',
  tell: (name) => {
    state = STATES[name];
    send('onStateChange', state);
    send('infoDelivery', { playerState: state });
  },
});

function readMessage(data) {
  try {
    return JSON.parse(data);
  } catch {
    return {};
  }
}

function greet() {
  if (isHeard) return;
  isHeard = true;
  send('initialDelivery', { playerState: state });
  send('onReady', null);
}

const COMMANDS = { playVideo: () => film.play(), pauseVideo: () => film.pause() };

addEventListener('message', ({ data, source }) => {
  if (source !== parent) return;
  const { event, func } = readMessage(data);
  if (event === 'listening') greet();
  if (event === 'command') COMMANDS[func]?.();
});

if (query.get('autoplay') === '1') film.play();
