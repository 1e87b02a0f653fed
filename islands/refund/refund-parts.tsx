import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { borrow } from '#kit/borrow.ts';
import { createElement } from '#kit/element.ts';
import { readAttribute } from '#runtime/dom/safe.ts';
import { appendTo, findInside, putAfter, removeElement } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { LinePlace } from './refund-places.ts';
import type { RefundProblem } from './refund-sum.ts';
import { texts } from './texts.ts';

/** Draws into an element of its own that is put among the server's nodes, and taken away again. */
function usePlace(className: string, put: (place: HTMLElement) => void) {
  const [place] = useState(() => createElement('div', className));
  useEffect(() => {
    put(place);
    return () => removeElement(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- where it stands is decided once
  }, [place]);
  return (children: ReactNode) => createPortal(children, place);
}

interface ChoicesProps {
  onAll: () => void;
  onNone: () => void;
}

/** All of it, or nothing. */
export function QuickChoices({ onAll, onNone }: ChoicesProps) {
  const { host } = useIsland();
  const words = chooseTexts(texts);
  const draw = usePlace('ar-refund-choices', (place) =>
    appendTo(findInside(host, '[data-refund-choices]') ?? host, place),
  );
  return draw(
    <div role="group" aria-label={words.choices}>
      <button type="button" className="ar-text-button" onClick={onAll}>
        {words.all}
      </button>
      <button type="button" className="ar-text-button" onClick={onNone}>
        {words.none}
      </button>
    </div>,
  );
}

interface ProblemProps {
  place: LinePlace;
  problem: RefundProblem | undefined;
  id: string;
}

function useInvalid({ input }: LinePlace, isInvalid: boolean, id: string): void {
  useEffect(() => {
    if (!isInvalid) return;
    const borrowed = borrow();
    const described = readAttribute(input, 'aria-describedby');
    borrowed.set(input, 'aria-invalid', 'true');
    borrowed.set(input, 'aria-describedby', [described, id].filter(Boolean).join(' '));
    return () => borrowed.giveBack();
  }, [input, isInvalid, id]);
}

/** What is wrong with a line, behind its field. */
export function LineProblem({ place, problem, id }: ProblemProps) {
  const words = chooseTexts(texts);
  const draw = usePlace('ar-refund-problem', (element) => putAfter(place.input, element));
  useInvalid(place, problem !== undefined, id);
  const text = problem && (problem === 'whole' ? words.whole : words.range(place.max));
  return draw(
    <span id={id} className="field-validation-error" role="alert" hidden={!text}>
      {text}
    </span>,
  );
}
