const SHOWN = 3;

/** Describes the first few differences of two lists; undefined if they are equal. */
function differ(what, is, wanted) {
  const serialize = (list) => list.map((one) => JSON.stringify(one));
  const [found, meant] = [serialize(is), serialize(wanted)];
  const length = Math.max(found.length, meant.length);
  const wrong = Array.from({ length }, (_, index) => index).filter((index) => found[index] !== meant[index]);
  if (wrong.length === 0) return undefined;
  const some = wrong.slice(0, SHOWN).map((index) => `${found[index]} instead of ${meant[index]}`);
  return `${what}: ${wrong.length} differ, such as ${some.join(', ')}`;
}

/**
 * Rejects a phase in which a system differs from the others: the same invalid fields, each with the same
 * message, and after the blocked submit a summary of all of them in page order.
 *
 * @param seen The state of the page.
 * @param fields The form's fields.
 * @param phase The call, and the fields that must be invalid after it.
 * @param label The system's name.
 * @param shows `marks` or `messages` for a system that shows no more than that.
 * @throws {Error} With all differences.
 */
export function checkPhase(seen, fields, { call, expects, isListed }, label, shows) {
  const wrong = expects.map((index) => fields[index]);
  const complaints = [
    differ(
      'wrong fields',
      seen.wrong,
      wrong.map(({ name }) => name),
    ),
    shows !== 'marks' &&
      differ(
        'messages',
        seen.messages,
        wrong.map(({ name, message }) => [name, message]),
      ),
    isListed &&
      !shows &&
      differ(
        'summary',
        seen.summary,
        wrong.map(({ message }) => message),
      ),
  ].filter(Boolean);
  if (complaints.length > 0) throw new Error(`${label}, after "${call[0]}": ${complaints.join('; ')}.`);
}
