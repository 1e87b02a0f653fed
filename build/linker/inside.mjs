import { relative, sep } from 'node:path';

/**
 * Returns the path of a module inside the project, the same wherever the project stands and on every system: also
 * when `node_modules` is a link to the folder of another one.
 *
 * @param root The folder of the project.
 * @param path The absolute path of the module.
 */
export const insideOf = (root, path) =>
  relative(root, path)
    .split(sep)
    .join('/')
    .replace(/^.*?node_modules\//, 'node_modules/');
