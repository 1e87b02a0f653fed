import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeBrowsers, findOwnBrowsers, neededPackages } from './browsers.mjs';
import { missingEngines, onPath } from './engines.mjs';

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
  const browsers = neededPackages(own).filter((name) => !IS_THERE[name]());
  const missing = [...browsers, ...missingEngines()];
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  const canInstall = onPath('apt-get') && process.getuid?.() === 0;
  // Without the template engines only the tests of "archipel helpers" fail.
  if (!canInstall && browsers.length === 0)
    return console.warn(
      `The tests of "archipel helpers" need ${missing.join(', ')}. On Debian, as root:\n  ${command}`,
    );
  if (!onPath('apt-get'))
    return stop('The tests need browsers. Install them once:\n  npx playwright install');
  if (!canInstall)
    return stop(
      `The tests need ${missing.join(', ')}. Run once:\n  npx playwright install\nor, as root:\n  ${command}`,
    );
  console.log(`Installing ${missing.join(', ')} for the tests.`);
  install(missing);
}

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}

main();
