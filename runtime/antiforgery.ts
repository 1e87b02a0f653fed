/** The form field that carries the token. */
export const TOKEN_FIELD = '__RequestVerificationToken';

/** The header that carries the token. */
export const TOKEN_HEADER = 'RequestVerificationToken';

/**
 * Finds the antiforgery token that goes with every write of the same origin, and nowhere else.
 *
 * @param form The form that is sent, whose own token comes first.
 * @returns The token, or nothing where the server uses none.
 */
export function findToken(form?: HTMLFormElement): string | undefined {
  const own = form && new FormData(form).get(TOKEN_FIELD);
  if (typeof own === 'string') return own;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  return meta?.content ?? document.querySelector<HTMLInputElement>(`input[name="${TOKEN_FIELD}"]`)?.value;
}
