import { readFileSync } from 'node:fs';
import { nearest } from '#runtime/page/nearest.ts';
import { UserError } from '../cli/user-error.ts';
import { incompletePackage } from '../manifest/index.ts';

/** Servers with a function that reads the manifest; nginx gets the files themselves. */
const SNIPPETS = ['node', 'php', 'laravel', 'razor', 'django', 'rails'] as const;

/** All values of `--for`. */
export const SERVERS: readonly string[] = [...SNIPPETS, 'nginx'];

/**
 * Checks the value of `--for`.
 *
 * @param server The written value.
 * @returns The same value.
 * @throws UserError unless it is one of `SERVERS`.
 */
export function checkServer(server: string): string {
  if (SERVERS.includes(server)) return server;
  const near = nearest(server, SERVERS);
  throw new UserError(
    `There is nothing for "${server}". ${near ? `Did you mean "${near}"? ` : ''}There are: ${SERVERS.join(', ')}.`,
  );
}

/** The address that the snippets have, in quotes: the folder's path on the disk is no part of it. */
const BASE = /(["'])\/(?:assets|static)\/archipel\/\1/g;

/**
 * Reads the code for a server.
 *
 * @param server One of `SERVERS`, without nginx.
 * @param base Address of the folder; undefined for that of the guide.
 * @throws UserError when the package is incomplete.
 */
export function readSnippet(server: string, base: string | undefined): string {
  // The build copies the folder next to this module's file.
  const file = new URL(`./snippets/${server}.txt`, import.meta.url);
  try {
    const text = readFileSync(file, 'utf8').trimEnd();
    return base === undefined ? text : text.replaceAll(BASE, (_, quote: string) => quote + base + quote);
  } catch (thrown) {
    throw incompletePackage(file.pathname, 'is missing', thrown);
  }
}
