import { checkSource } from '../../check/check-source.ts';
import type { Finding } from '../../check/finding.ts';
import { createVocabulary } from '../../check/vocabulary/index.ts';
import type { Catalogue } from '../../cli/catalogue-types.ts';

/**
 * Checks the HTML of a page by the rules of `archipel check`.
 *
 * @param html The HTML.
 * @param address Its address.
 * @param catalogue The names that a page may write.
 * @param own Names of islands that the site has registered.
 */
export function checkHtml(
  html: string,
  address: string,
  catalogue: Catalogue,
  own: readonly string[],
): readonly Finding[] {
  const islands = Object.fromEntries(own.map((name) => [name, {}]));
  const vocabulary = createVocabulary(catalogue, { islands, validationRules: [], classes: [] });
  const isPage = /<html[\s>]/i.test(html);
  const source = {
    file: address,
    text: html,
    html,
    dynamic: [],
    isTemplate: false,
    hasIncludes: false,
    isPage,
  };
  return checkSource(source, vocabulary, { levels: new Map() }).findings;
}
