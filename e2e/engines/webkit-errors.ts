/**
 * Runs in the page: collects uncaught errors and violations; returns those since the last call.
 *
 * WebKitGTK's driver reports no errors and runs nothing before a page's scripts. This function is injected
 * with each load's first call: errors before it, or between the last call and the unload, are missed.
 */
export function collectErrors(): string[] {
  const page = window as { errorsInPage?: string[] };
  if (page.errorsInPage) return page.errorsInPage.splice(0);
  const errors: string[] = (page.errorsInPage = []);
  addEventListener('error', ({ message, error }) => void errors.push(String(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => void errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    errors.push(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`);
  });
  return [];
}
