import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createOverrides } from '#kit/overrides.ts';
import { createElement } from '#kit/element.ts';
import { getAttribute } from '#runtime/dom/safe.ts';
import { appendTo, findInside, putAfter, removeElement } from '#runtime/dom/safe-tree.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import type { LineSlot } from './refund-slots.ts';
import type { RefundProblem } from './refund-sum.ts';
import { texts } from './texts.ts';

/** Creates an element among the server's nodes to render into; it is removed at unmount. */
function useContainer(className: string, put: (container: HTMLElement) => void) {
  const [container] = useState(() => createElement('div', className));
  useEffect(() => {
    put(container);
    return () => removeElement(container);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its position is chosen once
  }, [container]);
  return (children: ReactNode) => createPortal(children, container);
}

interface ChoicesProps {
  onAll: () => void;
  onNone: () => void;
}

/** The buttons that choose all quantities, or none. */
export function QuickChoices({ onAll, onNone }: ChoicesProps) {
  const { host } = useIsland();
  const labels = chooseTexts(texts);
  const draw = useContainer('ar-refund-choices', (container) =>
    appendTo(findInside(host, '[data-refund-choices]') ?? host, container),
  );
  return draw(
    <div role="group" aria-label={labels.choices}>
      <button type="button" className="ar-text-button" onClick={onAll}>
        {labels.all}
      </button>
      <button type="button" className="ar-text-button" onClick={onNone}>
        {labels.none}
      </button>
    </div>,
  );
}

interface ProblemProps {
  container: LineSlot;
  problem: RefundProblem | undefined;
  id: string;
}

function useInvalid({ input }: LineSlot, isInvalid: boolean, id: string): void {
  useEffect(() => {
    if (!isInvalid) return;
    const overrides = createOverrides();
    const described = getAttribute(input, 'aria-describedby');
    overrides.set(input, 'aria-invalid', 'true');
    overrides.set(input, 'aria-describedby', [described, id].filter(Boolean).join(' '));
    return () => overrides.restore();
  }, [input, isInvalid, id]);
}

/** The error of a line, after its field. */
export function LineProblem({ container, problem, id }: ProblemProps) {
  const labels = chooseTexts(texts);
  const draw = useContainer('ar-refund-problem', (element) => putAfter(container.input, element));
  useInvalid(container, problem !== undefined, id);
  const text = problem && (problem === 'whole' ? labels.whole : labels.range(container.max));
  return draw(
    <span id={id} className="field-validation-error" role="alert" hidden={!text}>
      {text}
    </span>,
  );
}
