import { attributeNameOf } from './attribute-name.mjs';

/** The metadata that describing-props.mjs adds to a prop, optional or not. */
function metadataOf(schema) {
  const isOptional = schema.type === 'optional';
  const { pipe = [] } = isOptional ? schema.wrapped : schema;
  const last = (type) => pipe.findLast((one) => one.type === type)?.[type] ?? {};
  return {
    isOptional,
    ...last('metadata'),
    ...(isOptional && schema.default !== undefined && { default: schema.default }),
  };
}

const issuesOf = (schema, value) => schema['~standard'].validate(value).issues;

/** The end of “expected …” in the console, from the message for a value that no prop accepts. */
const allowedBy = (schema, kind) => (kind === 'json' ? 'JSON' : issuesOf(schema, Symbol('none'))[0].message);

/**
 * Describes each prop.
 *
 * @param schema The schema in `props.ts`, built with describing-props.mjs.
 * @param texts The sentences of `about.ts` by prop.
 * @returns One record for each prop, in their order.
 */
export function describeProps(schema, texts = {}) {
  return Object.entries(schema?.entries ?? {}).map(([key, entry]) => {
    const metadata = metadataOf(entry);
    const { fr = '', nl = '', en = '', examples = [] } = texts[key] ?? {};
    const isBad = (value) => Boolean(issuesOf(entry, value));
    return {
      key,
      attribute: attributeNameOf(key),
      ...metadata,
      allowed: allowedBy(entry, metadata.kind),
      texts: { fr, nl, en },
      examples,
      invalid: [...examples, ...('default' in metadata ? [metadata.default] : [])].filter(isBad),
    };
  });
}

const propertySchema = ({ json, kind, texts, examples, attribute, allowed, ...rest }) => ({
  ...json,
  description: texts.en,
  ...('default' in rest && { default: rest.default }),
  ...(examples.length > 0 && { examples }),
  'x-attribute': attribute,
  'x-kind': kind,
  'x-allowed': allowed,
  'x-words': { fr: texts.fr, nl: texts.nl },
});

/** Props as an object of JSON Schema (draft-07); keys of ours begin with `x-`. */
export function propsSchema(props) {
  return {
    type: 'object',
    properties: Object.fromEntries(props.map((prop) => [prop.key, propertySchema(prop)])),
    required: props.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
  };
}
