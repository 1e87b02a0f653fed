import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures');

/**
 * Returns the content of a fixture page of the demo, for `archipel.open(name, { html })`.
 *
 * @param name Its path below `e2e/fixtures`, without `.html`; the page has no template tags in its main element.
 */
export function fixtureHtml(name: string): string {
  const page = readFileSync(join(folder, `${name}.html`), 'utf8');
  const [, content] = /<main data-page>([\s\S]*)<\/main>/.exec(page) ?? [];
  if (!content) throw new Error(`${name}.html has no <main data-page>.`);
  return content.replace(/<h1>.*?<\/h1>/, '');
}
