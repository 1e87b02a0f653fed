import { Liquid } from 'liquidjs';

const engine = new Liquid({ root: 'e2e/fixtures', extname: '.html', cache: true });

/**
 * Returns the content of a page of `e2e/fixtures`, for `archipel.open(name, { html })`, which writes its own heading.
 *
 * @param page Path of the page, such as `panels/collapse`.
 * @param query Query of the page's address.
 */
export async function fixtureHtml(
  page: string,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const html: string = await engine.renderFile(page, { culture: 'fr', csrf: 'fixture', query });
  const content = /<main data-page[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (content === undefined) throw new Error(`${page} has no <main data-page>.`);
  return content.replace(/<h1>.*<\/h1>/, '');
}
