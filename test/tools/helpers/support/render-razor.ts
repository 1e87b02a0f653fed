import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../../../tools/cli/catalogue-types.ts';
import { readRazor, type RazorCall } from './razor.ts';
import { createRun, type Rendered, type RenderCases } from './render.ts';

const SERVER = join(import.meta.dirname, '../servers/aspnet');

interface RanCall {
  readonly id: string;
  readonly start?: string;
  readonly end?: string;
  readonly error?: string;
}

const closeVoid = (source: string) =>
  source.replaceAll(/<(ar-[\w-]+)((?:[^<>"']|"[^"]*"|'[^']*')*) \/>/g, '<$1$2></$1>');

/** Puts the results of the calls into the source; the rest of it is text of Razor. */
function assemble(source: string, calls: readonly RazorCall[], ran: readonly RanCall[]): Rendered {
  const failed = ran.find(({ error }) => error !== undefined);
  if (failed) return { error: failed.error! };
  const parts = calls.flatMap(({ start, end }, index) => [
    { range: start, html: ran[index]!.start! },
    { range: end, html: ran[index]!.end! },
  ]);
  let html = '';
  let offset = 0;
  for (const { range, html: written } of parts.toSorted((one, other) => one.range[0] - other.range[0])) {
    html += source.slice(offset, range[0]).replaceAll('@@', '@') + written;
    offset = range[1];
  }
  return { html: html + source.slice(offset).replaceAll('@@', '@') };
}

/**
 * Compiles tag helpers with a program.
 *
 * @param catalogue The catalogue that the helpers are written from.
 * @param statements The body of the program.
 * @returns Path of the program, and the compiler's errors.
 */
export function compile(catalogue: Catalogue, statements: readonly string[]) {
  const { folder, helpers, manifest } = createRun('aspnet', catalogue);
  const lines = [
    'using System.Collections.Generic;',
    'public static class Program {',
    '  public static void Main() {',
    `    Archipel.ArchipelHelpers.Manifest = ${JSON.stringify(manifest)};`,
    ...statements.map((_, index) => `    Part${index}();`),
    '    Server.Print();',
    '  }',
    ...statements.map((statement, index) => `  static void Part${index}() { ${statement} }`),
    '}',
  ];
  const program = join(folder, 'Program.cs');
  writeFileSync(program, lines.join('\n'));
  const own = readdirSync(SERVER).map((name) => join(SERVER, name));
  const written = (readdirSync(helpers, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('.cs'),
  );
  const sources = [program, ...own, ...written.map((name) => join(helpers, name))];
  const out = join(folder, 'Program.exe');
  const { stderr } = spawnSync('mcs', ['-langversion:7', '-nowarn:0649', `-out:${out}`, ...sources], {
    encoding: 'utf8',
  });
  return { out, errors: stderr.split('\n').filter((line) => line.includes(': error CS')) };
}

/** Renders sources of Razor: Mono compiles and runs the tag helpers, since Razor itself needs .NET. */
export const renderRazor: RenderCases = (catalogue, { templates }) => {
  const cases = Object.entries(templates).map(([id, source]) => {
    const closed = closeVoid(source);
    return { id, source: closed, calls: readRazor(closed, catalogue) };
  });
  const statements = cases.flatMap(({ id, calls }) => calls.map((call) => call.statement(id)));
  const { out, errors } = compile(catalogue, statements);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const output = execFileSync('mono', [out], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { results, log } = JSON.parse(output) as { results: RanCall[]; log: string[] };
  const rendered = cases.map(({ id, source, calls }) => {
    const ran = results.filter((one) => one.id === id);
    return [id, assemble(source, calls, ran)] as const;
  });
  return { results: Object.fromEntries(rendered), log };
};
