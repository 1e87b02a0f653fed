import { readFile } from 'node:fs/promises';

/*
 * Lines of packages that have no option for what we need. Each says why; where a new version has changed the line, the
 * build fails and asks for another look.
 */
const DOWNSHIFT = /\/downshift\/dist\/downshift\.esm\.mjs$/;

const PATCHES = [
  {
    // A swipe counts from 20 px on (GAL-01): the library wants 5 px more than this after it has begun.
    file: /\/yet-another-react-lightbox\/dist\/index\.js$/,
    from: 'const SWIPE_THRESHOLD = 30;',
    to: 'const SWIPE_THRESHOLD = 15;',
  },
  // Only useCombobox is used; what follows keeps the other half of the package, and two more, in the file: 11.8 kB.
  {
    file: DOWNSHIFT,
    from: /^import (?:PropTypes from 'prop-types'|\{ isForwardRef \} from 'react-is');$/gm,
    to: '',
  },
  { file: DOWNSHIFT, from: /^var (?:propTypes(?:\$\d)?|dropdownPropTypes) = [^]*?^\}\)?;$/gm, to: '' },
  { file: DOWNSHIFT, from: /^ *validatePropTypes(?:\$1)?\(.*\);$/gm, to: '' },
  { file: DOWNSHIFT, from: /^(?:useSelect|useMultipleSelection)\.stateChangeTypes = .*$/gm, to: '' },
  { file: DOWNSHIFT, from: /_extends\(\{\}, React\)/g, to: 'React' },
  // The list scrolls by our own scrollIntoView.
  {
    file: DOWNSHIFT,
    from: "import { compute } from 'compute-scroll-into-view';",
    to: 'const compute = () => [];',
  },
];

/**
 * Changes a line of a package.
 *
 * @param path The file.
 * @param source Its text.
 * @returns The text with its patches.
 * @throws When the line to be changed is not there any more.
 */
export function patchSource(path, source) {
  return PATCHES.filter(({ file }) => file.test(path)).reduce((text, { from, to }) => {
    const isThere = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
    if (!isThere) {
      throw new Error(`${path} has no line "${from}" any more: look at build/patches.mjs again.`);
    }
    return text.replace(from, to);
  }, source);
}

export const patchPlugin = {
  name: 'archipel-patches',
  setup(build) {
    for (const file of new Set(PATCHES.map((patch) => patch.file))) {
      build.onLoad({ filter: file }, async ({ path }) => ({
        contents: patchSource(path, await readFile(path, 'utf8')),
        loader: 'js',
      }));
    }
  },
};
