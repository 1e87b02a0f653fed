// Renders the templates of a folder's cases.json in one process; errors are results, too.
import { readFileSync } from 'node:fs';
import nunjucks from 'nunjucks';

const [folder, helpers] = process.argv.slice(2);
const { addArchipel } = await import(`${helpers}/nunjucks.mjs`);
const { templates, data, manifest } = JSON.parse(readFileSync(`${folder}/cases.json`, 'utf8'));
const log = [];
const create = (strict) =>
  addArchipel(new nunjucks.Environment(null, { autoescape: true }), {
    manifest,
    strict,
    log: (sentence) => log.push(sentence),
  });
const [strict, lenient] = [create(true), create(false)];

function render(id, source) {
  try {
    return { html: (id.startsWith('lenient:') ? lenient : strict).renderString(source, data) };
  } catch (error) {
    // Nunjucks writes the position of the template before the message.
    return { error: error.message.replace(/^\(unknown path\)[^\n]*\n\s*(?:\w*Error|Mistake): /, '') };
  }
}

const results = Object.fromEntries(Object.entries(templates).map(([id, source]) => [id, render(id, source)]));
console.log(JSON.stringify({ results, log }));
