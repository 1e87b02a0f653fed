import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ArchipelError } from '#runtime/page/archipel-error.ts';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { closest } from '#runtime/dom/safe.ts';
import { describeElement } from '#runtime/islands/describe.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { followChoices } from './follow-choices.ts';
import type { ProductElements } from './product.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { findGroups } from './values.ts';
import './variations.css';

export { props } from './props.ts';

function findForm(host: HTMLElement): HTMLFormElement {
  const form = findInside<HTMLFormElement>(host, 'form') ?? closest(host, 'form');
  if (form instanceof HTMLFormElement) return form;
  throw new ArchipelError({
    what: `Island "variations" on ${describeElement(host)} was not mounted.`,
    why: 'There is no form inside it.',
    how: 'Write it around the form that adds to the cart, with the radio buttons or selects in it.',
  });
}

// What the page names comes before what shops call it anyway.
const findScope = (host: HTMLElement) =>
  closest(host, '[data-variation-scope]') ?? closest(host, '.product') ?? host;

function Variations(props: Props) {
  const { host, signal } = useIsland();
  const [$problem] = useState(() => {
    const elements: ProductElements = {
      host,
      form: findForm(host),
      scope: findScope(host),
      groups: findGroups(host),
      props,
      signal,
    };
    return followChoices(elements);
  });
  const problem = useStore($problem);
  if (!problem) return null;
  return (
    <div className="ar-variations-problem" role="alert">
      <p>{problem.text}</p>
      <button type="button" className="ar-button ar-button-quiet" onClick={problem.retry}>
        {chooseTexts(texts).retry}
      </button>
    </div>
  );
}

export default react(Variations, { placement: 'append' });
