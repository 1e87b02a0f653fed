const urlOf = (see, docs) => (docs && see ? { 'doc-url': `${docs}/${see}` } : {});

function valueKind({ isFlag, values, fallback }) {
  if (isFlag) return { kind: 'no-value' };
  return {
    kind: 'plain',
    type: values.size > 0 ? 'enum' : 'string',
    ...(fallback !== undefined && { default: fallback }),
  };
}

const attributeType = (attribute, docs) => ({
  name: attribute.name,
  description: attribute.sentences.join('\n\n'),
  ...urlOf(attribute.see, docs),
  value: { ...valueKind(attribute), required: false },
  ...(attribute.values.size > 0 && {
    values: [...attribute.values].map(([name, texts]) => ({
      name,
      ...(texts.length > 0 && { description: texts.join('\n\n') }),
    })),
  }),
});

const withName = (records, describe) =>
  Object.entries(records).map(([name, record]) => ({ name, description: describe(record) }));

/**
 * Writes the `web-types` of JetBrains' editors, which they find by the field of that name in package.json.
 *
 * @param catalogue The catalogue.
 * @param attributes The attributes, from collectAttributes.
 * @param about Name and version of the package, and `docs`, the address of the folder docs/, if any.
 */
export const webTypes = ({ classes, properties }, attributes, { name, version, docs }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: { attributes: attributes.map((attribute) => attributeType(attribute, docs)) },
    css: {
      classes: withName(classes, ({ on, description }) => `${description} (${on})`),
      properties: withName(properties, (property) =>
        property.default === undefined
          ? property.description
          : `${property.description}; default: ${property.default}`,
      ),
    },
  },
});
