import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeContent } from './describe-content.mjs';
import { importBundle } from './import-bundle.mjs';

const INDEX = 'stores/about/index.ts';

/** Addresses in examples are read as those of a page; there is none. */
const define = {
  'document.baseURI': '"https://example.com/fr/"',
  'location.origin': '"https://example.com"',
};

const IMPORT = /import \{([^}]*)\} from '#stores\//g;
const NAME = /[\w$]+/g;

/** Finds the names that each island imports from stores, itself or by the kit. */
const readImports = (sources) =>
  [...sources].map(([island, { all }]) => {
    const lists = [...all.matchAll(IMPORT)].map(([, names]) => names).join();
    return { island, names: new Set(lists.match(NAME)) };
  });

/** Finds the islands that import a function of a store. */
function islandsBehind({ via = [], islands = [] }, imports) {
  const users = imports.filter(({ names }) => via.some((name) => names.has(name)));
  return [...new Set([...users.map(({ island }) => island), ...islands])].toSorted();
}

function variableComplaints(id, { path, variables = {} }) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const lost = inPath.filter((name) => !(name in variables));
  const unused = Object.keys(variables).filter((name) => !inPath.includes(name));
  return [
    ...lost.map((name) => `The call ${id} has {${name}} in its path: describe it in variables.`),
    ...unused.map((name) => `The call ${id} describes {${name}}, which its path does not have: take it out.`),
  ];
}

function islandComplaints(id, { via }, islands) {
  if (!via || islands.length > 0) return [];
  return [
    `The call ${id} is made by no island: fix its via, the names that islands import (${via.join(', ')}).`,
  ];
}

function describeCall([id, about], { imports, webAddress }) {
  const { body, answer } = about;
  const describe = (content, where) =>
    content?.schema && describeContent(content, { subject: `The ${where} of the call ${id}`, webAddress });
  const [sent, received] = [describe(body, 'body'), describe(answer, 'answer')];
  const islands = islandsBehind(about, imports);
  return {
    call: {
      ...about,
      islands,
      ...(sent && { body: { type: body.type ?? 'json', ...sent.content } }),
      answer: { description: answer.description, html: answer.html, ...received?.content },
    },
    complaints: [
      ...variableComplaints(id, about),
      ...islandComplaints(id, about, islands),
      ...(sent?.complaints ?? []),
      ...(received?.complaints ?? []),
    ],
  };
}

const readAboutCalls = (root) => importBundle(root, { entryPoints: [INDEX], define });

/**
 * Reads the descriptions of the calls of the API.
 *
 * @param root The folder of the project; one without stores has no calls.
 * @param sources The sources of each island, from readSources.
 * @returns `calls` by id, each with JSON Schemas and its islands; the sentence of each of the `areas`; and `complaints`.
 */
export async function readCalls(root, sources) {
  if (!existsSync(join(root, INDEX))) return { calls: {}, areas: {}, complaints: [] };
  const { aboutCalls, aboutAreas, webAddress } = await readAboutCalls(root);
  const imports = readImports(sources);
  const described = Object.entries(aboutCalls).map((entry) => [
    entry[0],
    describeCall(entry, { imports, webAddress }),
  ]);
  return {
    areas: aboutAreas,
    calls: Object.fromEntries(described.map(([id, { call }]) => [id, call])),
    complaints: described.flatMap(([, { complaints }]) => complaints),
  };
}

/**
 * Shortens the calls for islands.json; openapi.json has the rest.
 *
 * @param calls The calls of readCalls.
 */
export const briefCalls = (calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([id, { method, path, purpose, islands }]) => [
      id,
      { method, path, description: purpose, islands },
    ]),
  );
