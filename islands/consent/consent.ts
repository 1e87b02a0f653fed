import { on, report, track, type Service } from '#runtime';
import { closest, querySelectorAll, getAttribute } from '#runtime/dom/safe.ts';
import { loadModule } from '#runtime/islands/load.ts';
import {
  consentCategoryOf,
  consentFocus,
  consentSetting,
  getConsent,
  listenToConsentTabs,
  isConsentCategory,
  readConsent,
} from '#stores/consent';

const BANNER = '[data-island="cookie-banner"]';
const GATED = 'script[type="text/plain"][data-consent]';

function stampOfBanner(): string | undefined {
  const [banner] = querySelectorAll(document, `${BANNER}[data-stamp]`);
  return banner && getAttribute(banner, 'data-stamp')!;
}

const loadComplaints = () => import('./complaints.ts');
const loadConsentMode = () => import('./consent-mode.ts');
const loadGatedScripts = () => import('./gated-scripts.ts');

/** Pushes the choice to the tag manager, if the page is configured for it. */
async function pushMode(): Promise<void> {
  if (consentSetting('gtag') !== 'true') return;
  const { pushConsentMode } = await loadModule(loadConsentMode);
  pushConsentMode(getConsent());
}

// Banners are shown until a choice is saved (CON-01), even if a server that ignores the cookie writes one
// into every page.
function showBanners(): void {
  for (const banner of querySelectorAll(document, BANNER)) banner.hidden = getConsent() !== null;
}

// A script with an unknown category is included, so that its author gets a warning.
function isDue(script: Element): boolean {
  const category = consentCategoryOf(script);
  return !isConsentCategory(category) || getConsent()?.[category] === true;
}

/** Runs the allowed scripts among those that wait for consent (CON-05). */
async function runDue(signal: AbortSignal): Promise<void> {
  const due = querySelectorAll(document, GATED).filter(isDue);
  if (due.length === 0) return;
  const { runGatedScripts } = await loadModule(loadGatedScripts);
  runGatedScripts(due, signal);
}

// The tag manager must have the choice before the first script reads it. Decision 160.
async function apply(signal: AbortSignal): Promise<void> {
  showBanners();
  await pushMode();
  await runDue(signal);
}

async function complain(odd: string): Promise<void> {
  const { complainOfCookie } = await loadModule(loadComplaints);
  complainOfCookie(odd);
}

// Recorded here, because the banner's own code loads only with the first press, which has already moved the
// focus.
function recordFocus({ target, relatedTarget }: FocusEvent): void {
  if (closest(target as Element, BANNER)) consentFocus.before ??= relatedTarget;
  else delete consentFocus.before;
}

/**
 * Syncs the cookie choice with the document, other tabs and gated scripts, and shows the banner until there is
 * a choice.
 */
const start: Service = (_app, { signal }) => {
  const follow = (work: Promise<void>) => void track(work).catch(report);
  const applyNow = () => follow(apply(signal));
  const refresh = () => {
    const odd = readConsent(stampOfBanner());
    applyNow();
    if (odd !== undefined) follow(complain(odd));
  };
  // Scripts and banners inserted by visits, fragments, dialogs and other scripts.
  const isOurs = ({ addedNodes, target }: MutationRecord) =>
    addedNodes.length > 0 && querySelectorAll(target, `${GATED},${BANNER}`).length > 0;
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(isOurs)) applyNow();
  });
  refresh();
  document.addEventListener('focusin', recordFocus, { signal });
  on('consent-changed', applyNow, signal);
  on('page-loaded', refresh, signal);
  listenToConsentTabs(refresh, signal);
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
};

export default start;
