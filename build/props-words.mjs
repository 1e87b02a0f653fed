import { readFileSync } from 'node:fs';

const PROPS = /[\\/]islands[\\/][\w-]+[\\/]props\.ts$/;

const SENTENCE =
  /\b(text|number|milliseconds|flag|choice|mark|list|url|json)\(\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/**
 * Takes the sentences out of props: they are for the catalogue, and no page reads them.
 *
 * @param source The text of an island's `props.ts`.
 * @returns The same with empty sentences.
 */
export const withoutSentences = (source) => source.replace(SENTENCE, "$1(''");

/** Builds props without their sentences. */
export const propsWordsPlugin = {
  name: 'archipel-props-words',
  setup(build) {
    build.onLoad({ filter: PROPS }, ({ path }) => ({
      contents: withoutSentences(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
