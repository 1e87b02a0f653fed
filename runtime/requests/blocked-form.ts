/**
 * Listens for forms that the page's policy has stopped: their address, or a redirect of their answer, leads to a site that
 * `form-action` does not name. Browsers write it to the console only, and stay on the page.
 *
 * @param run Called with the address as far as the browser gives it.
 * @param signal Ends the listening.
 */
export function onBlockedForm(run: (url: string) => void, signal: AbortSignal): void {
  const onViolation = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'form-action' && disposition === 'enforce') run(blockedURI);
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
}
