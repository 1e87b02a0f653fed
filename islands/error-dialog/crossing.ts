/** Timeout in ms; a slower answer does not count as a redirect to another site. */
const VISIT_TIMEOUT_MS = 5_000;

/**
 * Detects a redirect to another site: a script can't distinguish it from a network failure. A `no-cors` fetch
 * follows it: the answer is opaque, or the page's policy blocks it.
 *
 * @param url An address of this site that may be requested once more.
 */
export async function leadsElsewhere(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  let isStopped = false;
  const controller = new AbortController();
  const { signal } = controller;
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isStopped ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  const timer = setTimeout(() => controller.abort(), VISIT_TIMEOUT_MS);
  try {
    const { type } = await fetch(url, { mode: 'no-cors', credentials: 'same-origin', signal });
    return type === 'opaque';
  } catch {
    // The violation event fires in a later task than the rejection of `fetch`.
    await new Promise((resolve) => setTimeout(resolve));
    return isStopped;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
