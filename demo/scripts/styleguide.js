/*
 * Script of the styleguide's pages: copy buttons, event log, and height of the frame. Listeners are on the
 * document, since visits replace the pages.
 */

const SHOWN_MS = 2_000;
const LOG_LENGTH = 8;

function selectText(node) {
  const selection = getSelection();
  selection.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(node);
  selection.addRange(range);
}

/** Copies a text; when the clipboard is blocked, it selects the text for a manual copy. */
async function copyText(node) {
  try {
    await navigator.clipboard.writeText(node.textContent);
    return true;
  } catch {
    selectText(node);
    return false;
  }
}

async function copyFor(button) {
  const hasCopied = await copyText(document.getElementById(button.dataset.copy));
  const message = hasCopied ? button.dataset.copied : button.dataset.selected;
  const usual = button.textContent;
  const status = document.querySelector('[data-copy-status]');
  status.textContent = message;
  button.textContent = message;
  button.disabled = true;
  setTimeout(() => {
    button.textContent = usual;
    button.disabled = false;
    status.textContent = '';
  }, SHOWN_MS);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-copy]');
  if (button) void copyFor(button);
});

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

function fitFrame(frame) {
  const height = frame.contentDocument?.documentElement.scrollHeight;
  if (height) frame.height = String(height);
}

// The `load` event does not bubble.
document.addEventListener('load', ({ target }) => target.matches?.('.guide-frame') && fitFrame(target), true);
document.addEventListener('archipel:page-loaded', watchEvents);
watchEvents();
