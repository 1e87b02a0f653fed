import { collectAttributes } from './collect-attributes.mjs';
import { htmlCustomData } from './html-custom-data.mjs';
import { llmsText } from './llms.mjs';
import { snippets } from './snippets.mjs';
import { webTypes } from './web-types.mjs';

const asJson = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const docsOf = (homepage) => homepage && `${homepage.replace(/\/$/, '')}/docs`;

/**
 * Returns the files for editors and language models.
 *
 * @param catalogue The catalogue.
 * @param about The package's own record: `name`, `version`, and `homepage`, under which docs/ lies.
 * @returns Contents by name, within dist/.
 */
export function editorFiles(catalogue, { name, version, homepage }) {
  const docs = docsOf(homepage);
  const attributes = collectAttributes(catalogue);
  return new Map([
    ['html-custom-data.json', asJson(htmlCustomData(attributes, docs))],
    ['web-types.json', asJson(webTypes(catalogue, attributes, { name, version, docs }))],
    ['snippets.json', asJson(snippets(catalogue))],
    ['llms.txt', Buffer.from(llmsText(catalogue))],
  ]);
}
