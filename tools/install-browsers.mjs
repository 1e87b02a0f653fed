import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) => process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

// Debian names the folder after the API version, which moves.
const hasMiniBrowser = () =>
  readdirSync('/usr/lib', { recursive: false })
    .flatMap((name) => [
      `/usr/lib/${name}`,
      `/usr/lib/${name}/webkit2gtk-4.1`,
      `/usr/lib/${name}/webkit2gtk-4.0`,
    ])
    .some((folder) => existsSync(join(folder, 'MiniBrowser')));

const hasFonts = () => existsSync('/usr/share/fonts') && readdirSync('/usr/share/fonts').length > 0;

/** The browsers of the tests, each with its Debian package. */
const NEEDED = [
  { name: 'chromium', isThere: () => onPath('chromium') },
  { name: 'chromium-headless-shell', isThere: () => onPath('chromium-headless-shell') },
  { name: 'firefox-esr', isThere: () => onPath('firefox-esr') },
  { name: 'webkit2gtk-driver', isThere: () => onPath('WebKitWebDriver') && hasMiniBrowser() },
  { name: 'xvfb', isThere: () => onPath('Xvfb') },
  { name: 'xauth', isThere: () => onPath('xauth') },
  { name: 'fonts-dejavu-core', isThere: hasFonts },
];

function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function main() {
  const missing = NEEDED.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (!onPath('apt-get'))
    return stop(`The tests need ${missing.join(', ')}. Install them with your system's tools.`);
  if (process.getuid?.() !== 0)
    return stop(`The tests need ${missing.join(', ')}. Run once, as root:\n  ${command}`);
  console.log(`Installing ${missing.join(', ')} for the browser tests.`);
  install(missing);
}

function stop(message) {
  console.error(message);
  process.exitCode = 1;
}

main();
