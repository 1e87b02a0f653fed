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

/** One name of the table that no control has is a slip of the pen, and would hide nothing or show nothing for ever. */
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

/** The focus moves on when its field is hidden: an answer is given in a shown field. */
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

/** The prompts of selects can't be chosen as an answer (CTC-02); with rules of a site's own, that is the site's to say. */
function closePrompts(form: HTMLFormElement): () => void {
  const overrides = createOverrides();
  for (const prompt of querySelectorAll(form, 'select:not([multiple]) > option:first-child[value=""]'))
    overrides.set(prompt, 'disabled', '');
  return overrides.restore;
}

/**
 * Shows the questions that follow from the answers given. What does not follow is hidden and disabled, so that it is
 * neither judged nor sent; what was typed there stays, and comes back with the question (CTC-03). Plain, since it only
 * switches attributes of the server's nodes. Before the script, styles/look/panels.css hides `data-dependent`.
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
  const emit = () => {
    const count = update();
    if (count > 0) announce(chooseTexts(texts).more(count));
  };

  const openPrompts = props.rules ? undefined : closePrompts(host);
  update();
  addListener(host, 'change', emit, { signal });
  // The fields have their first values again only after the event.
  addListener(host, 'reset', () => queueMicrotask(update), { signal });
  return () => {
    openPrompts?.();
    disable(new Set());
    hide(new Set());
  };
};

export default mount;
