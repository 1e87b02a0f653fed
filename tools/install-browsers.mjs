import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeBrowsers, findOwnBrowsers, neededPackages } from './browsers.mjs';

const onPath = (name) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

// Debian names the folder after the API version, which changes.
const hasMiniBrowser = () =>
  readdirSync('/usr/lib', { recursive: false })
    .flatMap((name) => [
      `/usr/lib/${name}`,
      `/usr/lib/${name}/webkit2gtk-4.1`,
      `/usr/lib/${name}/webkit2gtk-4.0`,
    ])
    .some((folder) => existsSync(join(folder, 'MiniBrowser')));

const hasFonts = () => existsSync('/usr/share/fonts') && readdirSync('/usr/share/fonts').length > 0;

/** Tests whether a package is installed, by its files. */
const IS_THERE = {
  chromium: () => onPath('chromium'),
  'chromium-headless-shell': () => onPath('chromium-headless-shell'),
  'firefox-esr': () => onPath('firefox-esr'),
  'webkit2gtk-driver': () => onPath('WebKitWebDriver') && hasMiniBrowser(),
  xvfb: () => onPath('Xvfb'),
  xauth: () => onPath('xauth'),
  'fonts-dejavu-core': hasFonts,
};

function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function main() {
  const own = findOwnBrowsers();
  console.log(describeBrowsers(own));
  const missing = neededPackages(own).filter((name) => !IS_THERE[name]());
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (!onPath('apt-get'))
    return stop('The tests need browsers. Install them once:\n  npx playwright install');
  if (process.getuid?.() !== 0)
    return stop(
      `The tests need ${missing.join(', ')}. Run once:\n  npx playwright install\nor, as root:\n  ${command}`,
    );
  console.log(`Installing ${missing.join(', ')} for the browser tests.`);
  install(missing);
}

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}

main();
