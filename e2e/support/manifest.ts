/** Fields of `manifest.json` that tests read. */
export interface Manifest {
  files: Record<string, { brotli: number; imports?: string[] }>;
  entry: { file: string; css: string };
  framework: string;
  validation: { js: string };
  islands: Record<string, { when: string; js: string }>;
}

/** Adds a file and all that it imports to `found`. */
export function addClosure(manifest: Pick<Manifest, 'files'>, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const imported of manifest.files[name]?.imports ?? []) addClosure(manifest, imported, found);
}
