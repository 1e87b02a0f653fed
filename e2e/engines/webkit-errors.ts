/**
 * Inside the page: listens for what nobody caught, and hands over what was heard since it was last asked.
 *
 * WebKitGTK's driver tells nothing of errors and can run nothing before a page's own scripts. So this is put into each
 * document with the first question after its load; what went wrong before that, or between the last question and the
 * page's end, is not heard. Chromium and Firefox hear it.
 */
export function listen(): string[] {
  const page = window as { heardByVisitor?: string[] };
  if (page.heardByVisitor) return page.heardByVisitor.splice(0);
  const heard: string[] = (page.heardByVisitor = []);
  addEventListener('error', ({ message, error }) => void heard.push(String(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    heard.push(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`);
  });
  return [];
}
