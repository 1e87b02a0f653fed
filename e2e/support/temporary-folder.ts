import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Removes the folders that the process has created until now. */
export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// Vitest ends its processes without this event: there each file removes its own (`test/support/end-mocks.ts`).
process.once('exit', removeTemporaryFolders);

/**
 * Creates an empty folder outside the repository, which is removed after the tests.
 *
 * @param purpose A part of its name, for readers of a folder that a killed run has left.
 */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `archipel-${purpose}-`));
  folders.push(folder);
  return folder;
}
