import { createOverrides } from '#kit/overrides.ts';
import type { Mount } from '#runtime';
import { querySelectorAll, contains, addListener } from '#runtime/dom/safe.ts';
import { focusStill } from '#runtime/dom/safe-tree.ts';
import { announce } from '#runtime/html/announce.ts';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { report } from '#runtime/page/errors.ts';
import { chooseTexts } from '#runtime/page/texts.ts';
import { findBoxes } from './blocks.ts';
import { answersTo, controlsIn, controlsNamed } from './controls.ts';
import type { Props } from './props.ts';
import { createSwitch } from './switch-attribute.ts';
import { assistanceTable, dependentsIn, findShown, type Dependency } from './table.ts';
import { texts } from './texts.ts';

export { props } from './props.ts';

const notAForm = () =>
  new ArchipelError({
    what: 'The host is no form.',
    why: 'Answers are read, and questions hidden, in the whole of a form.',
    how: 'Write data-island="dependent-fields" on the <form>.',
  });

/**
 * Reports names of the table without a control, probably typos: such a row shows nothing, or hides its fields
 * for good.
 */
function reportMissing(form: HTMLFormElement, table: readonly Dependency[]): void {
  const named = new Set(table.flatMap(({ field, shows }) => [field, ...shows]));
  const missing = [...named].filter((name) => controlsNamed(form, name).length === 0);
  if (missing.length === 0) return;
  const error = new ArchipelError({
    what: `data-rules names fields that the form does not have: ${missing.join(', ')}.`,
    why: 'What depends on them can never show.',
    how: 'Write the fields into the form, or take their names out of the table.',
  });
  report(error, 'island "dependent-fields"', form);
}

/**
 * Moves the focus out of a field that is about to be hidden: to the last visible one before it, otherwise to
 * the first.
 */
function handFocusOn(form: HTMLFormElement, boxes: ReadonlySet<Element>): void {
  const { activeElement } = document;
  if (!activeElement || ![...boxes].some((box) => contains(box, activeElement))) return;
  const controls = controlsIn(form);
  const isGone = (control: Element) => [...boxes].some((box) => contains(box, control));
  const before = controls.slice(
    0,
    controls.findIndex((control) => control === activeElement),
  );
  const next = before.findLast((control) => !isGone(control)) ?? controls.find((control) => !isGone(control));
  if (next) focusStill(next);
}

/**
 * Disables the empty prompts of selects, so that they can't be chosen as an answer (CTC-02). A site with its
 * own rules handles its prompts itself.
 */
function closePrompts(form: HTMLFormElement): () => void {
  const overrides = createOverrides();
  for (const prompt of querySelectorAll(form, 'select:not([multiple]) > option:first-child[value=""]'))
    overrides.set(prompt, 'disabled', '');
  return overrides.restore;
}

/**
 * Shows the questions required by the answers (CTC-03). The others are disabled, so that they are neither
 * validated nor sent; their text is preserved.
 */
const mount: Mount<Props> = (host, props, { signal }) => {
  const { rules = assistanceTable } = props;
  if (!(host instanceof HTMLFormElement)) throw notAForm();
  reportMissing(host, rules);
  const dependents = dependentsIn(rules);
  const [disable, hide] = [createSwitch('disabled'), createSwitch('hidden')];
  let shown: ReadonlySet<string> = new Set();

  const apply = () => {
    const isHidden = (name: string) => dependents.has(name) && !shown.has(name);
    const boxes = findBoxes(host, ({ name }) => isHidden(name));
    handFocusOn(host, boxes);
    const unasked = [...dependents].filter(isHidden);
    disable(new Set(unasked.flatMap((name) => controlsNamed(host, name))));
    hide(boxes);
  };
  const update = () => {
    const before = shown;
    shown = findShown(rules, (name) => answersTo(host, name));
    apply();
    return [...shown].filter((name) => !before.has(name) && controlsNamed(host, name).length > 0).length;
  };
  const updateAndAnnounce = () => {
    const count = update();
    if (count > 0) announce(chooseTexts(texts).more(count));
  };

  const openPrompts = props.rules ? undefined : closePrompts(host);
  // Before the script, styles/look/panels.css hides `data-dependent`.
  update();
  addListener(host, 'change', updateAndAnnounce, { signal });
  // Fields are reset only after the `reset` event.
  addListener(host, 'reset', () => queueMicrotask(update), { signal });
  return () => {
    openPrompts?.();
    disable(new Set());
    hide(new Set());
  };
};

export default mount;
