import { attributeNameOf } from './attribute-name.mjs';

/** What describing-props.mjs has noted at a prop, whether it may be left out or not. */
function notesOf(schema) {
  const isOptional = schema.type === 'optional';
  const { pipe = [] } = isOptional ? schema.wrapped : schema;
  const note = (type) => pipe.findLast((one) => one.type === type)?.[type] ?? {};
  return {
    isOptional,
    ...note('metadata'),
    ...(isOptional && schema.default !== undefined && { default: schema.default }),
  };
}

const isRefused = (schema, value) => schema['~standard'].validate(value).issues;

/** What completes “expected …” in the console; nothing is a symbol but our own trial. */
const allowedBy = (schema, kind) => (kind === 'json' ? 'JSON' : isRefused(schema, Symbol('none'))[0].message);

/**
 * Reads what there is to say of each prop.
 *
 * @param schema The schema in `props.ts`, built with describing-props.mjs.
 * @param words What `about.ts` says of each.
 * @returns One record for each prop, in their order.
 */
export function describeProps(schema, words = {}) {
  return Object.entries(schema?.entries ?? {}).map(([key, entry]) => {
    const notes = notesOf(entry);
    const { fr = '', nl = '', en = '', examples = [] } = words[key] ?? {};
    const isBad = (value) => Boolean(isRefused(entry, value));
    return {
      key,
      attribute: attributeNameOf(key),
      ...notes,
      allowed: allowedBy(entry, notes.kind),
      words: { fr, nl, en },
      examples,
      refused: [...examples, ...('default' in notes ? [notes.default] : [])].filter(isBad),
    };
  });
}

const propertySchema = ({ json, kind, words, examples, attribute, allowed, ...rest }) => ({
  ...json,
  description: words.en,
  ...('default' in rest && { default: rest.default }),
  ...(examples.length > 0 && { examples }),
  'x-attribute': attribute,
  'x-kind': kind,
  'x-allowed': allowed,
  'x-words': { fr: words.fr, nl: words.nl },
});

/** Props as an object of JSON Schema (draft-07); keys of ours begin with `x-`. */
export function propsSchema(props) {
  return {
    type: 'object',
    properties: Object.fromEntries(props.map((prop) => [prop.key, propertySchema(prop)])),
    required: props.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
  };
}
