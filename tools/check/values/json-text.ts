/** JSON that could be read, or the place and the reason why not. */
export type JsonReading =
  | { readonly isRead: true; readonly value: unknown }
  | { readonly isRead: false; readonly offset: number; readonly reason: string };

const withoutMark = (text: string) => text.replace(/^\uFEFF/, ' ');

function offsetOf(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? text.trimEnd().length : Number(position);
}

// The engine's own message repeats the whole text.
const reasonIn = (message: string) =>
  message.replace(/,? ?(?:in JSON at position \d+.*|"(?:\.\.\.)?.*is not valid JSON)$/s, '').trim();

/**
 * Parses JSON as the page's script does.
 *
 * @param text The text.
 * @returns The value, or the offset and the reason of the fault.
 */
export function readJsonText(text: string): JsonReading {
  try {
    return { isRead: true, value: JSON.parse(withoutMark(text)) as unknown };
  } catch (thrown) {
    const { message } = thrown as Error;
    return { isRead: false, offset: offsetOf(message, text), reason: reasonIn(message) };
  }
}

/**
 * Finds a key of parsed JSON in its text.
 *
 * @param text The text.
 * @param path The keys that lead to it; numbers are skipped.
 * @returns The offset of the deepest key that is found, in its quotes.
 */
export function offsetOfKey(text: string, path: readonly string[]): { from: number; to: number } | undefined {
  let found: { from: number; to: number } | undefined;
  for (const key of path) {
    const quoted = JSON.stringify(key);
    const from = text.indexOf(quoted, found?.to ?? 0);
    if (from >= 0) found = { from, to: from + quoted.length };
  }
  return found;
}
