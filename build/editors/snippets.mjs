const CULTURES = ['fr', 'nl'];

/** Languages of VS Code in which templates are written. */
const SCOPE = 'html,aspnetcorerazor,razor,twig,blade,liquid,django-html,jinja-html,erb,php,handlebars';

/** The body of a snippet: `$` and backslashes are signs of its own. */
const bodyOf = (html) => html.replace(/[\\$]/g, '\\$&').split('\n');

const snippetsOf = (label, prefix, title, example) =>
  CULTURES.filter((culture) => example[culture]).map((culture) => [
    `Archipel: ${label} (${culture})`,
    {
      prefix: `${prefix}-${culture}`,
      scope: SCOPE,
      description: title[culture],
      body: bodyOf(example[culture]),
    },
  ]);

function islandSnippets([name, { title, example, states }]) {
  const further = Object.entries(states).flatMap(([state, sentence]) =>
    snippetsOf(`${name}, ${state}`, `ar-${name}-${state}`, sentence, sentence.example),
  );
  return [...snippetsOf(name, `ar-${name}`, title, example), ...further];
}

/**
 * Writes the examples as snippets of VS Code: `ar-cart-fr` for the example of `cart` in French.
 *
 * @param catalogue The catalogue.
 */
export const snippets = ({ islands }) => Object.fromEntries(Object.entries(islands).flatMap(islandSnippets));
