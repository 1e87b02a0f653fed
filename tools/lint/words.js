import { readFileSync } from 'node:fs';

/*
 * House rules on words: identifiers use the field's terms, comments begin with their subject. The words,
 * their replacements and the named exceptions are data (words.json).
 */

const { identifiers, constants, domDialect, exceptions, inComments, openings } = JSON.parse(
  readFileSync(new URL('words.json', import.meta.url), 'utf8'),
);

const BETTER = new Map(
  Object.entries(identifiers).flatMap(([list, better]) => list.split(' ').map((word) => [word, better])),
);
const OPENING = new RegExp(`^(?:${openings.join('|')})\\b`);
// Words that are plain English elsewhere, such as a place or a piece, are left alone in comments.
const IN_COMMENTS = new RegExp(`\\b(?:${inComments.replaceAll(' ', '|')})\\b`, 'i');
const DECLARING = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'TSMethodSignature',
  'Property',
  'AssignmentPattern',
  'PropertyDefinition',
  'MethodDefinition',
]);

const segmentsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .filter(Boolean);

/** Returns the better name for an identifier; undefined when it is fine. */
export function findBetterName(name) {
  if (Object.hasOwn(exceptions, name)) return undefined;
  if (Object.hasOwn(domDialect, name)) return domDialect[name];
  const segments = segmentsOf(name);
  const isConstant = name === name.toUpperCase();
  for (const segment of segments) {
    if (isConstant && Object.hasOwn(constants, segment)) return constants[segment];
    const better = BETTER.get(segment.toLowerCase());
    if (better) return better;
  }
  return undefined;
}

const isDeclared = ({ parent }, node) =>
  DECLARING.has(parent?.type) &&
  (parent.id === node ||
    parent.key === node ||
    parent.left === node ||
    parent.params?.includes(node) === true);

const identifierRule = {
  create: (context) => ({
    Identifier(node) {
      const better = isDeclared(node, node) ? findBetterName(node.name) : undefined;
      if (better)
        context.report({
          node,
          message: `"${node.name}" is refused: write ${better} (tools/lint/words.json).`,
        });
    },
  }),
};

const textOf = (line) => line.replace(/^\s*\*?\s*(?:@\w+\s+(?:\{[^}]*\}\s*)?)?/, '').trim();

/** Returns the fault of one line of a comment; undefined if it has none. */
export function findFault(line, isFirst) {
  const text = textOf(line);
  const [word] = IN_COMMENTS.exec(text.replace(/`[^`]*`|“[^”]*”|[\w-]+\.\w+/g, '')) ?? [];
  if (word)
    return `uses the field's words: "${word}" is ${BETTER.get(word.toLowerCase())} (tools/lint/words.json)`;
  if (isFirst && OPENING.test(text)) return 'begins with its subject: the user, the server, the field';
  if ((text.match(/[.!?](?:\s+(?=[A-Z"`])|$)/g) ?? []).length > 2) return 'has two sentences a line at most';
  return undefined;
}

const commentRule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const lines = comment.value.split('\n').filter((line) => textOf(line) !== '');
        const fault = lines.map((line, index) => findFault(line, index === 0)).find(Boolean);
        if (fault) context.report({ loc: comment.loc, message: `A comment ${fault}.` });
      }
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { identifiers: identifierRule, comments: commentRule },
};
