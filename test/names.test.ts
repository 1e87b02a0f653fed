import { expect, test } from 'vitest';
import { listFiles, read } from './support/files.ts';

/** Names that every folder of its kind exports. */
const UNIFORM = /^(?:props|Props|texts|rules|about|ready)$/;

// Files in these folders all export the same names: one per rule, one per language.
const isUniform = (file: string) => /^validation\/(?:rules|fallback)\//.test(file);

const DECLARED = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

function exportedNames(): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  const sources = ['runtime', 'validation', 'stores', 'islands'].flatMap(listFiles);
  for (const file of sources.filter((one) => /\.tsx?$/.test(one) && !isUniform(one))) {
    for (const [, name] of read(file).matchAll(DECLARED)) {
      modules.set(name!, [...(modules.get(name!) ?? []), file]);
    }
  }
  return modules;
}

test('a name is exported by one module alone, so whoever searches for it finds it', () => {
  const twice = [...exportedNames()].filter(([name, files]) => files.length > 1 && !UNIFORM.test(name));
  const advice = twice.map(
    ([name, files]) => `${name} is exported by ${files.join(' and ')}: say of what it is`,
  );
  expect(advice).toEqual([]);
});
