const markdown = (value) => ({ kind: 'markdown', value });

const referencesOf = (see, docs) =>
  docs && see ? { references: [{ name: 'Archipel', url: `${docs}/${see}` }] } : {};

const valueData = ([name, texts], attribute, docs) => ({
  name,
  ...(texts.length > 0 && { description: markdown(texts.join('\n\n')) }),
  ...(attribute === 'data-island' && referencesOf(`islands.md#${name}`, docs)),
});

const attributeData = ({ name, sentences, values, see, isFlag }, docs) => ({
  name,
  description: markdown(sentences.join('\n\n')),
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
