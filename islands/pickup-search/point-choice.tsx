import { useState } from 'react';
import { BusyButton } from '#kit/busy-button.tsx';
import { closest } from '#runtime/dom/safe.ts';
import { useIsland } from '#runtime/islands/react.tsx';
import { chooseTexts } from '#runtime/page/texts.ts';
import { choosePoint } from './choose-point.ts';
import type { ListedPoint } from './point-list.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

interface ChoiceProps {
  chosen: ListedPoint | undefined;
  /** Without a list there is no point to choose. */
  hasListed: boolean;
  props: Props;
}

function ChoiceText({ id, chosen, hasListed }: Omit<ChoiceProps, 'props'> & { id: string }) {
  const labels = chooseTexts(texts);
  if (!chosen) {
    return (
      <span id={id} className="ar-pickup-name">
        {hasListed && labels.nothing}
      </span>
    );
  }
  return (
    <span id={id} className="ar-pickup-name">
      <span className="ar-pickup-prefix">{labels.chosen} </span>
      <strong>{chosen.point.name}</strong>
    </span>
  );
}

/** The chosen point and the button that saves it; in a dialog they stay in sight. */
export function PointChoice({ props, ...choice }: ChoiceProps) {
  const { host, id, signal } = useIsland();
  const labels = chooseTexts(texts);
  const [failure, setFailure] = useState('');
  const save = async () => {
    setFailure('');
    const text = await choosePoint(host, choice.chosen!.point, props);
    if (text && !signal.aborted) setFailure(text);
  };
  const footer = closest(host, 'dialog') ? ' ar-dialog-footer' : '';
  return (
    <div className={`ar-pickup-choice${footer}`}>
      {failure && <div role="alert">{failure}</div>}
      <ChoiceText id={`${id}-choice`} {...choice} />
      <BusyButton disabled={!choice.chosen} aria-describedby={`${id}-choice`} onPress={save}>
        <span className="ar-pickup-long">{labels.select}</span>
        <span className="ar-pickup-short">{labels.selectShort}</span>
      </BusyButton>
    </div>
  );
}
