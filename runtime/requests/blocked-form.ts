/**
 * Listens for submits that the page's policy blocks, because their address or a redirect of their answer is
 * not in `form-action`. Browsers only report these in the console, and stay on the page.
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
