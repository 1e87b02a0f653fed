import { existsSync, readdirSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { done, inTime, notYet, until } from './poll.ts';
import { firstLine, freePort, start, type Running } from './processes.ts';
import type { Engine, Home } from './tab.ts';
import { WebKitSession } from './webkit-session.ts';
import { WebKitTab } from './webkit-tab.ts';

// Debian names the folder after the architecture and the API version, which changes.
function miniBrowser(): string {
  const found = readdirSync('/usr/lib')
    .flatMap((name) =>
      ['', '/webkit2gtk-4.1', '/webkit2gtk-4.0'].map((api) => `/usr/lib/${name}${api}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser is missing: run node tools/install-browsers.mjs');
  return found;
}

// Xvfb chooses a free display and prints its number; a search before the start would be a race.
async function startScreen(): Promise<{ screen: Running; display: string }> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  return { screen, display: `:${await firstLine(screen)}` };
}

async function startDriver(display: string): Promise<{ driver: Running; address: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    // Without LANG, WebKitGTK reports the language "C", which `Intl` rejects.
    LANG: 'fr_BE.UTF-8',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  });
  await until('WebKitWebDriver', async () => {
    const { ok } = await fetch(`${address}/status`);
    return ok ? done(undefined) : notYet('no status');
  });
  return { driver, address };
}

const capabilities = () =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    timeouts: { implicit: 0, pageLoad: 20_000, script: 15_000 },
  });

const newBrowser = (address: string): Promise<WebDriver> =>
  Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities()).build());

/**
 * WebKitGTK 2.52: MiniBrowser sometimes starts without a session; a busy machine needs less time than this.
 */
const SESSION_TIMEOUT_MS = 8_000;

/**
 * Starts WebKitGTK through its driver on a virtual screen: one of each per worker, one browser per visitor.
 */
export async function startWebKit(): Promise<Engine> {
  const running: Running[] = [];
  const stop = async () => {
    for (const { stop: end } of running.splice(0).reverse()) await end();
  };
  try {
    const { screen, display } = await startScreen();
    running.push(screen);
    let { driver, address } = await startDriver(display);
    running.push({ ...driver, stop: () => driver.stop() });
    const begin = async (home: Home) => WebKitSession.begin(await newBrowser(address), home);
    // A driver has one session at a time: a session that hangs makes a new driver necessary.
    const beginAnew = async (home: Home) => {
      await driver.stop();
      ({ driver, address } = await startDriver(display));
      return begin(home);
    };
    const welcome = async (home: Home) =>
      WebKitTab.first(
        await inTime(begin(home), SESSION_TIMEOUT_MS, 'WebKitGTK begins no session').catch(() =>
          beginAnew(home),
        ),
      );
    return { welcome, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
