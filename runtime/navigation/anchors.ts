/**
 * Goes to an anchor of the page that is shown (NAV-06).
 *
 * @param hash With its sign.
 */
export function goToAnchor(hash: string): Promise<void> {
  location.hash = hash;
  return Promise.resolve();
}
