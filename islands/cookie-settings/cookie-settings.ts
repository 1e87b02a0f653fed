import { closest, querySelectorAll, addListener, setAttribute } from '#runtime/dom/safe.ts';
import { on, type Mount } from '#runtime';
import { wasChanged } from '#runtime/forms/content.ts';
import { warn } from '#runtime/page/warn.ts';
import { CONSENT_CATEGORIES, getConsent, type ConsentCategory, type ConsentChoice } from '#stores/consent';
import { needsPrivacy, chooseAll, saveConsent } from '#stores/consent/save.ts';
import { consentSentence } from './status.ts';

export { props } from './props.ts';

type Boxes = Readonly<Partial<Record<ConsentCategory, HTMLInputElement>>>;

function findBoxes(form: HTMLElement): Boxes {
  const find = (name: ConsentCategory) =>
    [name, querySelectorAll<HTMLInputElement>(form, `input[type="checkbox"][name="${name}"]`)[0]] as const;
  const boxes = CONSENT_CATEGORIES.map(find);
  const missing = boxes.filter(([, box]) => !box).map(([name]) => name);
  if (missing.length > 0)
    warn(
      `The cookie settings have no checkbox named ${missing.join(' and ')}: what is saved has it refused.`,
      form,
    );
  return Object.fromEntries(boxes) as Boxes;
}

/** Returns the boxes that the visitor did not change before the code came. */
function untouchedOf(boxes: Boxes): Boxes {
  return Object.fromEntries(Object.entries(boxes).filter(([, box]) => box && !wasChanged(box)));
}

// Global Privacy Control rejects marketing by default; a choice of the visitor takes precedence.
function showChoice(boxes: Boxes): void {
  const consent = getConsent();
  for (const name of CONSENT_CATEGORIES) {
    const box = boxes[name];
    if (box && consent) box.checked = consent[name];
  }
  if (!consent && needsPrivacy() && boxes.marketing) boxes.marketing.checked = false;
}

function readChoice(boxes: Boxes): ConsentChoice {
  const { preferences, statistics, marketing } = boxes;
  const isChecked = (box?: HTMLInputElement) => box?.checked === true;
  return {
    preferences: isChecked(preferences),
    statistics: isChecked(statistics),
    marketing: isChecked(marketing),
  };
}

function choiceOf(value: string, boxes: Boxes): ConsentChoice {
  if (value === 'accept') return chooseAll(true);
  return value === 'decline' ? chooseAll(false) : readChoice(boxes);
}

// Accepting or declining all closes the dialog (CON-03); after a choice by category it stays open to show the
// result.
function closeModal(form: HTMLElement, value: string): void {
  if (value !== 'accept' && value !== 'decline') return;
  const dialog = closest(form, 'dialog');
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

function showStatus(form: HTMLElement): void {
  for (const slot of querySelectorAll(form, '[data-slot="status"]')) {
    setAttribute(slot, 'role', 'status');
    slot.textContent = consentSentence(getConsent());
  }
}

/**
 * Syncs the checkboxes and the status with the current choice, and saves a new one without a reload. Without
 * the script the server writes the same cookie.
 */
const mount: Mount = (host, _props, { signal }) => {
  const boxes = findBoxes(host);
  const show = (shown: Boxes) => {
    showChoice(shown);
    showStatus(host);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { value = '' } = (event.submitter ?? {}) as Partial<HTMLButtonElement>;
    saveConsent(choiceOf(value, boxes));
    closeModal(host, value);
  };
  show(untouchedOf(boxes));
  addListener(host, 'submit', onSubmit as EventListener, { signal });
  on('consent-changed', () => show(boxes), signal);
};

export default mount;
