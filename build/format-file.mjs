import { format } from 'oxfmt';
import options from '../oxfmt.config.js';

/**
 * Formats the text of a file as `npm run format` wants it.
 *
 * @param file Name or path; its ending is the language.
 * @param text Text that may have any layout.
 * @returns The text as it is written to the file.
 * @throws When the text is not of that language.
 */
export async function formatFile(file, text) {
  const { ignorePatterns: _, sortPackageJson: __, ...layout } = options;
  const { code, errors } = await format(file, text, layout);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}
