import { readBraceFlow } from './brace-flow.ts';
import { readDelimited, type Delimiter, type Describe } from './delimited.ts';
import { SCRIPT_SYNTAX } from './skip-code.ts';
import type { TemplateLanguage } from './token.ts';

const shared = { close: '%>', syntax: SCRIPT_SYNTAX } as const;

const DELIMITERS: readonly Delimiter[] = [
  { open: '<%#', close: '%>', kind: 'comment' },
  { open: '<%%', close: '', kind: 'comment' },
  { open: '<%-', kind: 'output', ...shared },
  { open: '<%=', kind: 'output', ...shared },
  { open: '<%_', kind: 'statement', ...shared },
  { open: '<%', kind: 'statement', ...shared },
];

/** `<%-` writes unescaped values: includes and other HTML. */
const describe: Describe = (code, { open, kind }) => {
  if (open === '<%-') return { gives: 'html' };
  return kind === 'output' ? {} : { flow: readBraceFlow(code, SCRIPT_SYNTAX) };
};

/** EJS: `.ejs`. */
export const ejsLanguage: TemplateLanguage = {
  name: 'EJS',
  tokenize: (text) => readDelimited(text, DELIMITERS, describe),
};
