import { nonEmpty, object, pipe, string, transform, trim, union } from 'valibot';

const filled = pipe(string(), trim(), nonEmpty());

/** The key of Google Maps. Its answer has no specified shape: it is a text, or an object that contains it. */
export const mapsKey = union([
  filled,
  pipe(
    object({ GoogleFrontAPIKey: filled }),
    transform(({ GoogleFrontAPIKey }) => GoogleFrontAPIKey),
  ),
  pipe(
    object({ Value: filled }),
    transform(({ Value }) => Value),
  ),
]);
