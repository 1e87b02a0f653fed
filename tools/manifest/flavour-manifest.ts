import {
  array,
  check,
  looseObject,
  optional,
  pipe,
  record,
  string,
  safeParse,
  type InferOutput,
} from 'valibot';

/** Names of files, in the folder itself: a manifest must not lead out of it. */
const fileName = pipe(
  string(),
  check((name) => /^[\w.-]+$/.test(name) && !/^\.+$/.test(name)),
);

const manifestSchema = looseObject({
  version: string(),
  files: record(fileName, looseObject({ integrity: string() })),
  entry: looseObject({ file: fileName, preload: array(fileName) }),
  islands: record(
    string(),
    looseObject({ js: fileName, preload: array(fileName), list: optional(fileName), when: string() }),
  ),
  mount: fileName,
  /** Names of optional files that `archipel copy` left out. */
  without: optional(array(string())),
});

/** A flavour's `manifest.json`: all that the commands read, and whatever else it has. */
export type FlavourManifest = InferOutput<typeof manifestSchema>;

/**
 * Parses a manifest of a flavour.
 *
 * @param text The content of `manifest.json`.
 * @returns The manifest; undefined if the text is damaged, or of another program.
 */
export function parseManifest(text: string): FlavourManifest | undefined {
  try {
    const { success, output } = safeParse(manifestSchema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
