/**
 * Returns a file and everything that it imports statically, in the order in which a browser requests them.
 */
export function closureOf(files, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of files.get(name)?.imports ?? []) closureOf(files, next, seen);
  return seen;
}
