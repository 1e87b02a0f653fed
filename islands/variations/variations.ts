import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { createRetryAlert } from '#kit/retry-alert.ts';
import { appendTo, findInside } from '#runtime/dom/safe-tree.ts';
import { closest, querySelectorAll } from '#runtime/dom/safe.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import type { Mount } from '#runtime';
import { followChoices } from './follow-choices.ts';
import type { ProductElements } from './product.ts';
import type { Props } from './props.ts';
import { findGroups } from './values.ts';

export { props } from './props.ts';

/** The chosen control of a group, which gets the focus when the alert is closed. */
const CHOSEN = ':is(select, input:checked):is([data-variation], [data-variation] *)';

function findForm(host: HTMLElement): HTMLFormElement {
  const form = findInside<HTMLFormElement>(host, 'form') ?? closest(host, 'form');
  if (form instanceof HTMLFormElement) return form;
  throw new ArchipelError({
    what: `Island "variations" on ${describeElement(host)} was not mounted.`,
    why: 'There is no form inside it.',
    how: 'Write it around the form that adds to the cart, with the radio buttons or selects in it.',
  });
}

// The page's own attribute takes precedence over the class that many shops use.
const findScope = (host: HTMLElement) =>
  closest(host, '[data-variation-scope]') ?? closest(host, '.product') ?? host;

/** Shows the chosen variant of a product on the page (PRD-01, PRD-02). */
const mount: Mount<Props> = (host, props, { signal }) => {
  const elements: ProductElements = {
    host,
    form: findForm(host),
    scope: findScope(host),
    groups: findGroups(host),
    props,
    signal,
  };
  const alert = createRetryAlert({
    className: 'ar-variations-problem',
    insert: (box) => appendTo(host, box),
    findNext: () => querySelectorAll(host, CHOSEN)[0],
  });
  const end = followChoices(elements).subscribe((problem) =>
    problem ? alert.show(problem.text, problem.retry) : alert.clear(),
  );
  return () => {
    end();
    alert.clear();
  };
};

export default mount;
