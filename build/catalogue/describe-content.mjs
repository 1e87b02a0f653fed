import { answerSchema } from './answer-schema.mjs';

const isNull = ({ type }) => type === 'null';

/** The fields directly inside a JSON Schema: each with the end of its path. */
function fieldsInside({ properties = {}, items, additionalProperties, anyOf = [] }) {
  return [
    ...Object.entries(properties).map(([key, schema]) => [`.${key}`, schema]),
    ...(items && !items.$ref ? [['[]', items]] : []),
    ...(typeof additionalProperties === 'object' ? [['{}', additionalProperties]] : []),
    ...anyOf.filter((one) => !isNull(one)).flatMap(fieldsInside),
  ];
}

const joinPath = (path, end) => `${path}${end}`.replace(/^\./, '');

/** All fields of a JSON Schema by their paths; the items of a list are described with it. */
function listFields(schema, path = '') {
  return fieldsInside(schema).flatMap(([end, field]) => {
    const own = joinPath(path, end);
    const inside = listFields(field, own);
    return end === '[]' ? inside : [[own, field], ...inside];
  });
}

function describe(schema, fields) {
  const all = [['', schema], ...listFields(schema)];
  for (const [path, field] of all) if (path in fields) field.description = fields[path];
  return new Set(all.map(([path]) => path));
}

function complaintsAbout(schemas, { fields, schema, example }, subject) {
  const paths = new Set(schemas.flatMap((one) => listFields(one).map(([path]) => path)));
  const silent = [...paths].filter((path) => !(path in fields));
  const lost = Object.keys(fields).filter((path) => path !== '' && !paths.has(path));
  const { issues } = schema['~standard'].validate(example);
  return [
    ...silent.map((path) => `${subject} says nothing of the field ${path}: add a sentence to fields.`),
    ...lost.map((path) => `${subject} describes ${path}, which its schema does not have: take it out.`),
    ...(issues ? [`${subject} has an example that its own schema refuses: ${issues[0].message}.`] : []),
  ];
}

/**
 * Describes the body or the answer of a call.
 *
 * @param about Its schema, example, fields and definitions.
 * @param options `subject`, the start of complaints, and the schema `webAddress`.
 * @returns `content` with a JSON Schema, and `complaints`.
 */
export function describeContent(about, { subject, webAddress }) {
  const { json, definitions } = answerSchema(about.schema, { webAddress, definitions: about.definitions });
  const schemas = [json, ...Object.values(definitions)];
  for (const one of schemas) describe(one, about.fields);
  return {
    content: { schema: json, definitions, example: about.example, fields: about.fields },
    complaints: complaintsAbout(schemas, about, subject),
  };
}

/**
 * Lists the fields of a described body or answer for a table.
 *
 * @param content The content of describeContent.
 * @returns The JSON Schema of each field by its path, with `isRequired`.
 */
export function fieldRows({ schema, definitions = {} }) {
  const root = rootOf(schema, definitions);
  const isRequired = (path) => {
    const [, parent, name] = /^(.*?)\.?([\w$]+)$/.exec(path) ?? [];
    const owners = [
      root,
      ...listFields(root)
        .filter(([one]) => one === parent || one === parent?.replace(/\[\]$/, ''))
        .map(([, one]) => one),
    ];
    return owners.some((owner) => requiredIn(owner).includes(name));
  };
  return listFields(root).map(([path, field]) => [path, field, isRequired(path)]);
}

/** Follows a reference, also that of the first of several shapes. */
function rootOf(schema, definitions) {
  const { $ref } = schema.anyOf?.[0] ?? schema;
  return $ref ? definitions[$ref.split('/').at(-1)] : schema;
}

function requiredIn({ required = [], anyOf = [], items }) {
  return [...required, ...anyOf.flatMap(requiredIn), ...(items ? requiredIn(items) : [])];
}
