/*
 * Script of the styleguide's pages: event log, and height of the frames. Listeners are on the
 * document, since visits replace the pages.
 */

const LOG_LENGTH = 8;

const detailText = (detail) =>
  JSON.stringify(detail, (key, value) => (value instanceof Error ? value.message : value));

function logEvent({ type, detail }) {
  const log = document.querySelector('[data-guide-events]');
  if (!log?.dataset.guideEvents.split(' ').includes(type)) return;
  const line = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = type;
  line.append(name, ` ${detailText(detail)}`);
  log.prepend(line);
  if (log.children.length > LOG_LENGTH) log.lastElementChild.remove();
}

const watched = new Set();

function watchEvents() {
  const names = document.querySelector('[data-guide-events]')?.dataset.guideEvents.split(' ') ?? [];
  for (const name of names.filter((one) => !watched.has(one))) {
    watched.add(name);
    document.addEventListener(name, logEvent);
  }
}

/** Follows the height of a frame's content; islands in it grow after its load. */
function fitFrame(frame) {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  const fit = () => {
    frame.height = String(root.scrollHeight);
  };
  fit();
  new ResizeObserver(fit).observe(frame.contentDocument.body);
}

// The `load` event does not bubble.
document.addEventListener('load', ({ target }) => target.matches?.('.guide-frame') && fitFrame(target), true);
document.addEventListener('archipel:page-loaded', watchEvents);
watchEvents();
