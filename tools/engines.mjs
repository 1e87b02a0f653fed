import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns whether a program is on the path.
 *
 * @param {string} name Its name.
 * @returns {boolean}
 */
export const onPath = (name) =>
  process.env.PATH.split(delimiter).some((folder) => existsSync(join(folder, name)));

const GEMS = '/usr/share/rubygems-integration/all/gems';

const hasGem = (start) => existsSync(GEMS) && readdirSync(GEMS).some((name) => name.startsWith(start));

/** Debian's packages of template engines, which the tests of `archipel helpers` render with. */
const ENGINES = {
  'php-cli': () => onPath('php'),
  'php-twig': () => existsSync('/usr/share/php/Twig/autoload.php'),
  'php-illuminate-view': () => existsSync('/usr/share/php/Illuminate/View/autoload.php'),
  'python3-django': () => existsSync('/usr/lib/python3/dist-packages/django'),
  ruby: () => onPath('ruby'),
  'ruby-liquid': () => hasGem('liquid-'),
  'ruby-actionview': () => hasGem('actionview-'),
  'mono-mcs': () => onPath('mcs'),
  'mono-runtime': () => onPath('mono'),
};

/**
 * Lists the packages of template engines that are not installed.
 *
 * @returns {string[]}
 */
export const missingEngines = () => Object.keys(ENGINES).filter((name) => !ENGINES[name]());
