const markdown = (value) => ({ kind: 'markdown', value });

const referencesOf = (see, docs) =>
  docs && see ? { references: [{ name: 'Archipel', url: `${docs}/${see}` }] } : {};

/** The text names the document where there is no address to link. */
const explain = (texts, see, docs) =>
  markdown([...texts, ...(docs || !see ? [] : [`In the package: \`docs/${see}\``])].join('\n\n'));

const valueData = ([name, texts], attribute, docs) => ({
  name,
  ...(texts.length > 0 && {
    description: explain(texts, attribute === 'data-island' && `islands.md#${name}`, docs),
  }),
  ...(attribute === 'data-island' && referencesOf(`islands.md#${name}`, docs)),
});

const attributeData = ({ name, sentences, values, see, isFlag }, docs) => ({
  name,
  description: explain(sentences, see, docs),
  ...(isFlag && { valueSet: 'v' }),
  ...(values.size > 0 && { values: [...values].map((value) => valueData(value, name, docs)) }),
  ...referencesOf(see, docs),
});

/**
 * Writes the data of VS Code's setting `html.customData`, version 1.1.
 *
 * @param attributes The attributes, from collectAttributes.
 * @param docs Address of the folder docs/, for links; without it there are none.
 */
export const htmlCustomData = (attributes, docs) => ({
  version: 1.1,
  globalAttributes: attributes.map((attribute) => attributeData(attribute, docs)),
});
