import { extname, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { loadSource, ROUTED_PACKAGES } from './sinks.mjs';

const SINKS = [
  /\.(?:innerHTML|outerHTML)\s*\+?=(?!=)/g,
  /\.insertAdjacentHTML\s*\(/g,
  /\bdocument\.write(?:ln)?\b/g,
  /\bnew Function\b/g,
  /(?<![.\w$])eval\s*\(/g,
];

/** Modules whose sinks are allowed, with the reason. */
const ALLOWED = [
  { path: /^runtime\/html\/parse\.ts$/, reason: 'the one module that parses HTML, into an inert template' },
  { path: /\/node_modules\/(?:preact|react-dom)\//, reason: 'dangerouslySetInnerHTML, which no island uses' },
  {
    path: /\/node_modules\/@adyen\/adyen-web\/dist\/es\/external\/preact\//,
    reason: 'dangerouslySetInnerHTML, which its card and drop-in do not use',
  },
];

const isRouted = (text, index) => /^\s*trustedHtml\(/.test(text.slice(index));

/** Returns the sinks in a text; with `routed`, those whose value does not go through the policy. */
export function findSinks(text, { routed = false } = {}) {
  const found = SINKS.flatMap((sink) => [...text.matchAll(sink)]);
  return found.filter((hit) => !(routed && isRouted(text, hit.index + hit[0].length))).map(([hit]) => hit);
}

/** Returns the code of a source without its comments. */
async function codeOf(path, project) {
  const loader = extname(path)
    .slice(1)
    .replace(/^[cm]js$/, 'js');
  const options = { loader, minifyWhitespace: true, legalComments: 'none', jsx: 'automatic' };
  return (await esbuild.transform(await loadSource(path, project), options)).code;
}

const isScript = (path) => /\.[cm]?[jt]sx?$/.test(path);
const insideOf = (path, project) => (path.includes('/node_modules/') ? path : relative(project.root, path));
const isAllowed = (path, project) => ALLOWED.some((rule) => rule.path.test(insideOf(path, project)));

/** Returns all sinks of a source, and those that are not allowed (`raw`). */
async function checkSource(path, project) {
  const code = await codeOf(path, project);
  const all = findSinks(code);
  const raw = isAllowed(path, project) ? [] : findSinks(code, { routed: ROUTED_PACKAGES.test(path) });
  return { path: relative(project.root, path), all, raw };
}

async function problemsOf(output, project) {
  const sources = await Promise.all(output.inputs.filter(isScript).map((path) => checkSource(path, project)));
  if (!sources.some(({ all }) => all.length > 0)) return [`${output.name}: in no source of it`];
  const faulty = sources.filter(({ raw }) => raw.length > 0);
  return faulty.map(({ path, raw }) => `${path}: ${[...new Set(raw)].join(', ')}`);
}

/**
 * Rejects outputs that write HTML or code as text. Each source is checked separately, so that an allowed
 * package hides no other source of its chunk.
 */
export async function rejectSinks(outputs, project) {
  const suspects = outputs.filter(({ text }) => findSinks(text).length > 0);
  const problems = (await Promise.all(suspects.map((output) => problemsOf(output, project)))).flat();
  if (problems.length === 0) return;
  const list = problems.map((line) => `  ${line}`).join('\n');
  throw new Error(
    `HTML or code is written as text outside runtime/html/parse.ts:\n${list}\n` +
      'Use the pipeline, or textContent. A package that needs a sink is routed in build/sinks.mjs.',
  );
}
