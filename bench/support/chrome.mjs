import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VIEWPORT } from './browser.mjs';

/** The whole browser: the headless shell has no prerendering. */
const CHROME = process.env['CHROME'] ?? '/usr/bin/chromium';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--remote-debugging-pipe',
  `--window-size=${VIEWPORT.width},${VIEWPORT.height}`,
];

/** Connects to the two pipes of the browser's protocol, in which a zero byte ends each message. */
function connect([, , , input, output], onEvent) {
  const calls = new Map();
  let last = 0;
  let rest = '';

  function receive(message) {
    const { id, result, error, ...event } = JSON.parse(message);
    if (id === undefined) return onEvent(event);
    const { resolve, reject } = calls.get(id);
    calls.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  }

  output.setEncoding('utf8').on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop();
    messages.forEach(receive);
  });

  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last += 1;
      calls.set(last, { resolve, reject });
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
}

/**
 * Starts Chrome without Playwright, whose sessions of a page disable prerendering. A session of the tab does
 * not, and it follows the tab when a prerendered page takes the place of the shown one.
 *
 * @returns `version`, `openTab` for a tab in a profile of its own, and `close`.
 */
export async function startChrome() {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chrome-'));
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
  const chrome = spawn(CHROME, [...FLAGS, `--user-data-dir=${profile}`], { stdio });
  const tabs = new Map();
  const send = connect(chrome.stdio, ({ method, params, sessionId }) => {
    const pages = tabs.get(sessionId);
    if (method === 'Target.attachedToTarget') pages?.add(params.sessionId);
    if (method === 'Target.detachedFromTarget') pages?.delete(params.sessionId);
  });
  const { product } = await send('Browser.getVersion');

  async function openTab(url) {
    const context = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', { url, forTab: true, ...context });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const pages = new Set();
    tabs.set(sessionId, pages);
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await send('Target.setAutoAttach', attach, sessionId);
    return {
      // The shown page is the oldest: prerendered ones are attached later, and the shown one leaves first.
      send: (method, params) => send(method, params, [...pages][0]),
      close: () => send('Target.disposeBrowserContext', context),
    };
  }

  async function close() {
    const exit = once(chrome, 'exit');
    await send('Browser.close');
    await exit;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { version: product.replace('HeadlessChrome/', '').replace('Chrome/', ''), openTab, close };
}
