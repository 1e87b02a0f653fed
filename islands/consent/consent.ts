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
  return banner && (getAttribute(banner, 'data-stamp') ?? undefined);
}

// Rare things, each of them loaded when it is due.
const loadComplaints = () => import('./complaints.ts');
const loadConsentMode = () => import('./consent-mode.ts');
const loadGatedScripts = () => import('./gated-scripts.ts');

/** Tells the tag manager what is allowed, where the page wants it told. */
async function pushMode(): Promise<void> {
  if (consentSetting('gtag') !== 'true') return;
  const { pushConsentMode } = await loadModule(loadConsentMode);
  pushConsentMode(getConsent());
}

// Shown until a choice is saved (CON-01), also by a server that knows no cookies and writes it into every page.
function showBanners(): void {
  for (const banner of querySelectorAll(document, BANNER)) banner.hidden = getConsent() !== null;
}

// One with an unknown category is due as well: its author must be told.
function isDue(script: Element): boolean {
  const category = consentCategoryOf(script);
  return !isConsentCategory(category) || getConsent()?.[category] === true;
}

/** Runs what is allowed among the scripts that wait for consent (CON-05). */
async function runDue(signal: AbortSignal): Promise<void> {
  const due = querySelectorAll(document, GATED).filter(isDue);
  if (due.length === 0) return;
  const { runGatedScripts } = await loadModule(loadGatedScripts);
  runGatedScripts(due, signal);
}

// The tag manager knows before the first script that asks it.
async function apply(signal: AbortSignal): Promise<void> {
  showBanners();
  await pushMode();
  await runDue(signal);
}

async function complain(odd: string): Promise<void> {
  const { complainOfCookie } = await loadModule(loadComplaints);
  complainOfCookie(odd);
}

// The banner's own code comes with the first press in it, which takes the focus.
function recordFocus({ target, relatedTarget }: FocusEvent): void {
  if (closest(target as Element, BANNER)) consentFocus.before ??= relatedTarget;
  else delete consentFocus.before;
}

/**
 * Keeps the choice about cookies: published when a page starts, and in step with what is saved here and in other tabs. Shows
 * the banner while nobody has chosen, and runs the scripts that were waiting for a yes. No stylesheet: the banner must look
 * right without JavaScript, so styles/consent.css has it.
 */
const start: Service = (_app, { signal }) => {
  const follow = (work: Promise<void>) => void track(work).catch(report);
  const applyNow = () => follow(apply(signal));
  const refresh = () => {
    const odd = readConsent(stampOfBanner());
    applyNow();
    if (odd !== undefined) follow(complain(odd));
  };
  // What visits, fragments, dialogs and other scripts bring.
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
