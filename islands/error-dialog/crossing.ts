/** An answer that takes longer than this is no redirect to another site. */
const VISIT_TIMEOUT_MS = 5_000;

/**
 * Finds out whether an address that seemed not to answer leads to another site: to a script both look the same. Asked
 * in a way that lets the browser follow, the answer of another site is opaque, or the page's policy stops it there.
 *
 * @param url An address of this site that may be read once more.
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
    // The violation is reported in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return isStopped;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
