import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeRepository, importFromBuild, type BuiltCatalogue } from './support/catalogue.ts';
import { islandNames, listFiles, read, repository } from './support/files.ts';

describe('an island’s folder', () => {
  const names = islandNames();
  const specs = listFiles('e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .map(read);
  test.each(names)('%s is whole', (name) => {
    const has = (file: string) => existsSync(join(repository, 'islands', name, file));
    const isService = /\bdefine(?:Service|Action)\b/.test(
      has('index.ts') ? read(`islands/${name}/index.ts`) : '',
    );
    const always = ['index.ts', 'about.ts', 'example.html'].filter((file) => !has(file));
    const missing = [
      ...always,
      !has('props.ts') && !isService && 'props.ts',
      !has(`${name}.ts`) && !has(`${name}.tsx`) && `${name}.tsx, the view`,
    ];
    expect(missing.filter(Boolean)).toEqual([]);
  });

  test.each(names)('%s has a definition that brings nothing but itself into the entry', (name) => {
    const imports = [...read(`islands/${name}/index.ts`).matchAll(/^import (?!type\b)[^;]*from '([^']+)'/gm)];
    expect(imports.map(([, specifier]) => specifier)).toEqual(['#runtime']);
  });

  const lists = [read('islands/archipel.ts'), read('islands/further.ts')];

  test.each(names)(
    '%s is on board: in islands/archipel.ts or in islands/further.ts, and in one of them alone',
    (name) => {
      expect(lists.filter((list) => list.includes(`'./${name}/index.ts'`))).toHaveLength(1);
    },
  );

  const [, further] = lists;
  const isFurther = (name: string) => further!.includes(`'./${name}/index.ts'`);

  test.each(names.filter(isFurther))(
    '%s is found by its name alone, so islands/further.ts may have it',
    (name) => {
      const definition = read(`islands/${name}/index.ts`);
      expect(definition).toContain('defineIsland(');
      expect(definition).not.toContain('selector:');
    },
  );

  test.each(names)('%s has a spec in e2e/ that names it', (name) => {
    expect(specs.some((spec) => spec.includes(name))).toBe(true);
  });
});

describe('what islands say of themselves', async () => {
  const { formatReference, REFERENCE } = (await importFromBuild('catalogue/format-reference.mjs')) as {
    formatReference: (catalogue: BuiltCatalogue) => Promise<string>;
    REFERENCE: string;
  };
  const { CALLS, formatCalls } = (await importFromBuild('catalogue/format-calls.mjs')) as {
    formatCalls: (catalogue: BuiltCatalogue) => Promise<string>;
    CALLS: string;
  };
  const { CALL_TYPES, formatCallTypes } = (await importFromBuild('catalogue/format-call-types.mjs')) as {
    formatCallTypes: (catalogue: BuiltCatalogue) => Promise<string>;
    CALL_TYPES: string;
  };
  const { CONTRACT, formatContract } = (await importFromBuild('catalogue/format-contract.mjs')) as {
    formatContract: (text: string, abouts: unknown, catalogue: BuiltCatalogue) => Promise<string>;
    CONTRACT: string;
  };
  const { readAbouts } = (await importFromBuild('catalogue/read-page.mjs')) as {
    readAbouts: (root: string) => Promise<unknown>;
  };
  const { catalogue, complaints } = await describeRepository();

  test('is whole: title, purpose, props, parts, slots and events of each, in three languages', () => {
    expect(complaints).toEqual([]);
    expect(Object.keys(catalogue.islands)).toEqual(islandNames().toSorted());
  });

  test('is what the reference says; `npm run reference` writes it anew', async () => {
    expect(read(REFERENCE) === (await formatReference(catalogue)), `${REFERENCE}: npm run reference`).toBe(
      true,
    );
  });

  test('is what the reference of calls says; `npm run reference` writes it anew', async () => {
    expect(read(CALLS) === (await formatCalls(catalogue)), `${CALLS}: npm run reference`).toBe(true);
  });

  test('is what the types of calls say; `npm run reference` writes them anew', async () => {
    expect(read(CALL_TYPES) === (await formatCallTypes(catalogue)), `${CALL_TYPES}: npm run reference`).toBe(
      true,
    );
  });

  test('is what the tables of the contract say; `npm run reference` writes them anew', async () => {
    const text = read(CONTRACT);
    const written = await formatContract(text, await readAbouts(repository), catalogue);
    expect(text === written, `${CONTRACT}: npm run reference`).toBe(true);
  });
});

describe('every file', () => {
  const folders = [
    'runtime',
    'validation',
    'stores',
    'islands',
    'styles',
    'demo',
    'test',
    'e2e',
    'build',
    'tools',
    'bench',
  ];
  const files = ['build.mjs', ...folders.flatMap(listFiles)];
  const sources = files.filter((file) => /^(runtime|validation|stores|islands)\/.*\.tsx?$/.test(file));
  const having = (list: string[], pattern: RegExp) =>
    list.filter((file) => pattern.test(withoutComments(read(file))));

  test('has at most 250 lines', () => {
    const code = files.filter((file) => /\.(?:m?[jt]sx?|css)$/.test(file));
    // The types of all calls are written by a program.
    const generated = new Set(['tools/mocks/calls.ts']);
    const long = code.filter((file) => read(file).split('\n').length > 251 && !generated.has(file));
    expect(long).toEqual([]);
  });

  test('leaves the page only through runtime/navigation/full-load.ts', () => {
    const leaving = /\blocation(?:\.href)?\s*=(?![=>])|\blocation\.(?:assign|replace)\(/;
    const others = sources.filter((file) => file !== 'runtime/navigation/full-load.ts');
    expect(having(others, leaving)).toEqual([]);
  });

  test('combines signals by runtime/requests/follow-signal.ts, because WebKit forgets those of AbortSignal.any', () => {
    expect(having(sources, /\bAbortSignal\.any\b/)).toEqual([]);
  });

  test('finds submit buttons by SUBMIT_BUTTON alone: one without `type` is one, too', () => {
    const written =
      /(?<!(?:input\b[^']*):not\([^)]*)\[type=\\?["']?submit|\.type\s*[!=]==\s*'submit'|button:not\(\[type\]\)/;
    const others = sources.filter((file) => file !== 'runtime/forms/submit-button.ts');
    expect(having(others, written)).toEqual([]);
  });

  // The entry passes its bindings to chunks once, after it has run; later changes would not be visible.
  test('exports no binding that can change', () => {
    expect(having(sources, /^export (?:let|var)\b/m)).toEqual([]);
  });
});

describe('every stylesheet', () => {
  const sheets = ['styles', 'islands', 'demo'].flatMap(listFiles).filter((file) => file.endsWith('.css'));
  const linesWith = (pattern: RegExp) =>
    sheets.flatMap((file) =>
      withoutComments(read(file))
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

  test('does without !important', () => {
    expect(linesWith(/!\s*important/)).toEqual([]);
  });

  test('selects no id', () => {
    expect(linesWith(/^[^:{]*#[a-zA-Z_][\w-]*[^;]*[{,]\s*$/)).toEqual([]);
  });

  test('uses logical properties', () => {
    const sides =
      /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom)(?:-[a-z]+)*\s*:/;
    expect(linesWith(sides)).toEqual([]);
  });

  test('aligns and floats by start and end', () => {
    expect(linesWith(/(?:text-align|float|clear)\s*:\s*(?:left|right)/)).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
