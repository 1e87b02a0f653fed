const MEDIA = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const ORIGIN = { default: 'https://shop.example', description: 'Address of the site.' };

const SERVERS = [
  {
    url: '{origin}{app}',
    description: 'The value of `data-app` stands before each path.',
    variables: {
      origin: ORIGIN,
      app: { default: '', description: '`data-app` of the page, such as `/shop`.' },
    },
  },
];

const SITE_SERVERS = [
  {
    url: '{origin}{site}',
    description: 'The value of `data-site` stands before the path, without its last slash.',
    variables: {
      origin: ORIGIN,
      site: { default: '', description: '`data-site` of the page without its last slash.' },
    },
  },
];

const REJECTION = {
  type: 'object',
  description: 'The reason of a rejection. Without a Message a text of the library is shown.',
  properties: { Message: { type: 'string', description: 'A sentence for the visitor.' } },
};

const ANTIFORGERY = {
  type: 'apiKey',
  in: 'header',
  name: 'RequestVerificationToken',
  description:
    'The token of the page, sent with every write. Its header is that of the framework: RequestVerificationToken, X-CSRF-Token, X-CSRFToken or X-XSRF-TOKEN, or antiforgery.header of archipel-config.',
};

/** The parameter of a variable; `*` stands for the fields of a form by their own names. */
function parameterOf([name, { description, example, isOptional }], part) {
  if (name === '*') {
    const schema = { type: 'object', additionalProperties: { type: 'string' } };
    return { name: 'fields', in: part, description, schema, style: 'form', explode: true };
  }
  const required = part === 'path' || !isOptional;
  return { name, in: part, description, required, schema: { type: 'string' }, example };
}

const parametersOf = ({ variables = {}, query = {} }) => [
  ...Object.entries(variables).map((entry) => parameterOf(entry, 'path')),
  ...Object.entries(query).map((entry) => parameterOf(entry, 'query')),
];

const contentOf = ({ type = 'json', schema, example }) => ({ [MEDIA[type]]: { schema, example } });

function answerContent(answer) {
  if (answer.html) return { 'text/html': { schema: { type: 'string' }, example: answer.html } };
  return answer.schema && contentOf(answer);
}

const rejection = { [MEDIA.json]: { schema: { $ref: '#/components/schemas/Rejection' } } };

const isRejection = (status) => status.startsWith('4') && status !== '401';

function responsesOf({ answer, statuses }) {
  const content = answerContent(answer);
  const others = Object.entries(statuses).map(([status, description]) => [
    status,
    { description, ...(isRejection(status) && { content: rejection }) },
  ]);
  return {
    200: { description: answer.description, ...(content && { content }) },
    ...Object.fromEntries(others),
  };
}

const areaOf = (id) => id.split('.')[0];

function operationOf(id, call) {
  const { purpose, address, isOfSite, islands, body, method } = call;
  const parameters = parametersOf(call);
  return {
    operationId: id,
    tags: [areaOf(id)],
    summary: purpose,
    ...(address && { description: `The page writes this address itself: ${address}.`, 'x-address': address }),
    ...(isOfSite && { servers: SITE_SERVERS }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: contentOf(body) } }),
    responses: responsesOf(call),
    security: method === 'GET' ? [] : [{ antiforgery: [] }],
    'x-islands': islands,
  };
}

function pathsOf(calls) {
  const paths = {};
  for (const [id, call] of Object.entries(calls)) {
    const methods = (paths[call.path] ??= {});
    methods[call.method.toLowerCase()] = operationOf(id, call);
  }
  return paths;
}

const schemasOf = (calls) =>
  Object.assign(
    { Rejection: REJECTION },
    ...Object.values(calls).flatMap(({ body, answer }) => [body?.definitions, answer.definitions]),
  );

/**
 * Writes the calls of the API as OpenAPI 3.1.
 *
 * @param calls The calls of readCalls.
 * @param areas The sentence of each area.
 * @param version The package's version.
 */
export const openApiOf = (calls, areas, version) => ({
  openapi: '3.1.0',
  info: {
    title: 'Archipel: the API that islands call',
    version,
    description: 'All calls that the library makes. A site answers those of the islands that it uses.',
  },
  servers: SERVERS,
  tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
  paths: pathsOf(calls),
  components: { schemas: schemasOf(calls), securitySchemes: { antiforgery: ANTIFORGERY } },
});
