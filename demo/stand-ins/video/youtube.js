import { createFilm } from './film.js';

// Protocol of YouTube's player: it sends nothing before it receives "listening".
// A static site's player has its parameters behind those of a file: `youtube.html?path=/embed/id?autoplay=1`.
const query = new URLSearchParams(location.href.split('?').at(-1));
const STATES = { ended: 0, playing: 1, paused: 2 };
let state = -1;
let isConnected = false;

const send = (event, info) => {
  if (isConnected)
    parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), query.get('origin') ?? '*');
};

const film = createFilm({
  isLooped: query.get('loop') === '1' && query.has('playlist'),
  hasControls: query.get('controls') !== '0',
  emit: (name) => {
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
  if (isConnected) return;
  isConnected = true;
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
