import { nearest } from '#runtime/page/nearest.ts';
import { UserError } from '../cli/user-error.ts';
import { integrityOf } from '../manifest/index.ts';
import type { PackageFiles } from './package-files.ts';

/** A lazily loaded file that a site may leave out. */
interface OptionalFile {
  /** Whether a file is this one, or one that only this one loads. */
  readonly includes: (file: string) => boolean;
  /** Whether a stub stands for a file that is left out. */
  readonly hasStub: (file: string) => boolean;
  /** Packages that only this file contains: their licences leave with it. */
  readonly packages: readonly string[];
  /** The end of the error that an author reads in the console. */
  readonly how: string;
}

/** All optional files, by their name without the hash. */
const OPTIONAL_FILES: Readonly<Record<string, OptionalFile>> = {
  'map-leaflet': {
    includes: (file) => /^(?:retry\/)?map-leaflet-[0-9a-f]{6}(?:\.dep)?\.(?:js|css)$/.test(file),
    hasStub: (file) => file.endsWith('.js') && !file.endsWith('.dep.js'),
    packages: ['leaflet', 'react-leaflet', '@react-leaflet/core'],
    how: 'Write data-provider="google" on the island, or { "map": { "provider": "google" } } in archipel-config.',
  },
  // `check` contains the same packages, so their licences stay.
  debug: {
    includes: (file) => /^debug(?:-[\w-]+-[0-9a-f]{6})?\.js$/.test(file),
    hasStub: (file) => file === 'debug.js',
    packages: [],
    how: 'Copy it on your own machine, or remove { "debug": true } from archipel-config.',
  },
};

/**
 * Checks the values of `--without`.
 *
 * @param names The written names.
 * @returns Each name once.
 * @throws UserError for a name that is no optional file.
 */
export function checkOptional(names: readonly string[]): readonly string[] {
  const known = Object.keys(OPTIONAL_FILES);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(names)];
  const near = nearest(unknown, known);
  const hint = near ? `Did you mean "${near}"?` : `There are: ${known.join(', ')}.`;
  throw new UserError(`--without ${unknown}: no file of that name can be left out. ${hint}`);
}

/** A module in the position of the file: an import fails at once, and the console says why. */
const stubFor = (name: string, { how }: OptionalFile) =>
  Buffer.from(
    `const what = 'The file "${name}" is not part of this copy: archipel copy --without ${name}.';\n` +
      `const how = ${JSON.stringify(how)};\n` +
      `throw Object.assign(new Error(what + ' ' + how), { name: 'ArchipelError' });\n`,
  );

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

function dropLicences(text: string, packages: readonly string[]): string {
  const start = text.indexOf('\n\n') + 2;
  const parts = text.slice(start).trimEnd().split(RULE);
  const left = parts.filter((part) => !packages.some((name) => part.startsWith(`${name} `)));
  return `${text.slice(0, start)}${left.join(RULE)}\n`;
}

function leaveOut({ manifest, files, licences }: PackageFiles, name: string): PackageFiles {
  const optional = OPTIONAL_FILES[name]!;
  const stub = stubFor(name, optional);
  const copied = [...files].flatMap(([file, content]): [string, Buffer][] => {
    if (!optional.includes(file)) return [[file, content]];
    return optional.hasStub(file) ? [[file, stub]] : [];
  });
  const { files: listed, without = [] } = manifest;
  const described = Object.entries(listed).flatMap(([file, fields]): [string, typeof fields][] => {
    if (!optional.includes(file)) return [[file, fields]];
    const stubFields = { bytes: stub.length, integrity: integrityOf(stub), imports: [] };
    return optional.hasStub(file) ? [[file, { ...fields, ...stubFields }]] : [];
  });
  return {
    manifest: { ...manifest, files: Object.fromEntries(described), without: [...without, name] },
    files: new Map(copied),
    licences: dropLicences(licences, optional.packages),
  };
}

/**
 * Leaves out optional files. Their scripts become stubs of a line: nothing answers 404, and no visit becomes a
 * full load because a file of this version seems gone.
 *
 * @param built The package's files.
 * @param names Names of `checkOptional`.
 */
export const withoutFiles = (built: PackageFiles, names: readonly string[]): PackageFiles =>
  names.reduce(leaveOut, built);
