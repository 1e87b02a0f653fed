const SHOWN = 3;

/** The first few differences of two lists, as a sentence; nothing when there is none. */
function differ(what, is, wanted) {
  const texts = (list) => list.map((one) => JSON.stringify(one));
  const [found, meant] = [texts(is), texts(wanted)];
  const length = Math.max(found.length, meant.length);
  const wrong = Array.from({ length }, (_, index) => index).filter((index) => found[index] !== meant[index]);
  if (wrong.length === 0) return undefined;
  const some = wrong.slice(0, SHOWN).map((index) => `${found[index]} instead of ${meant[index]}`);
  return `${what}: ${wrong.length} differ, such as ${some.join(', ')}`;
}

/**
 * Refuses a phase after which a system says anything else than all others: the same fields must be wrong, each with the
 * same message, and after the refused submit the summary must list them all, in the order of the page.
 *
 * @param seen What the page says.
 * @param fields The form's fields.
 * @param phase What was done, and which fields must be wrong now.
 * @param label Who did it.
 * @throws {Error} With everything that differs.
 */
export function checkPhase(seen, fields, { call, expects, isListed }, label) {
  const wrong = expects.map((index) => fields[index]);
  const complaints = [
    differ(
      'wrong fields',
      seen.wrong,
      wrong.map(({ name }) => name),
    ),
    differ(
      'messages',
      seen.messages,
      wrong.map(({ name, message }) => [name, message]),
    ),
    isListed &&
      differ(
        'summary',
        seen.summary,
        wrong.map(({ message }) => message),
      ),
  ].filter(Boolean);
  if (complaints.length > 0) throw new Error(`${label}, after "${call[0]}": ${complaints.join('; ')}.`);
}
