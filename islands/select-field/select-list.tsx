import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { CheckIcon } from '#kit/icons.tsx';
import { findInside } from '#runtime/dom/safe-tree.ts';
import { react, useIsland } from '#runtime/islands/react.tsx';
import { readShown, type Choice } from './choices.ts';
import type { Props } from './props.ts';
import { startAt, type KeyEffect } from './select-keys.ts';
import { useKeys } from './use-keys.ts';
import { usePopover } from './use-popover.ts';
import { useNativeSelect, useReplacement } from './use-select.ts';

function Picture({ src }: { src: string | undefined }) {
  return src ? <img className="ar-select-image" src={src} width="24" height="24" alt="" /> : null;
}

function Value({
  choices,
  placeholder,
  isMultiple,
}: {
  choices: readonly Choice[];
  placeholder: string | undefined;
  isMultiple: boolean;
}) {
  const shown = readShown(choices, placeholder);
  if (shown.placeholder !== undefined)
    return <span className="ar-select-placeholder">{shown.placeholder}</span>;
  return shown.choices.map(({ index, text, image }) => (
    <span key={index} className={isMultiple ? 'ar-select-chip' : 'ar-select-one'}>
      <Picture src={image} />
      {text}
    </span>
  ));
}

interface OptionProps {
  choice: Choice;
  id: string;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
}

// Keys go to the combobox, which has the focus (APG).
function Option({ choice, id, isActive, onPick, onPoint }: OptionProps) {
  const { text, image, description, isSelected, isDisabled } = choice;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      className={isActive ? 'ar-select-option ar-select-active' : 'ar-select-option'}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPick}
      onPointerMove={isDisabled || isActive ? undefined : onPoint}
    >
      <Picture src={image} />
      <span>
        {text}
        {description && <span className="ar-select-description">{description}</span>}
      </span>
      {isSelected && <CheckIcon />}
    </div>
  );
}

interface ListProps {
  offered: readonly Choice[];
  id: string;
  active: number;
  onPick: (optionIndex: number) => void;
  onPoint: (optionIndex: number) => void;
}

function Options({ offered, id, active, onPick, onPoint }: ListProps) {
  return offered.map((choice, optionIndex) => (
    <Fragment key={choice.index}>
      {choice.group && choice.group !== offered[optionIndex - 1]?.group && (
        <div className="ar-select-group" role="presentation">
          {choice.group}
        </div>
      )}
      <Option
        choice={choice}
        id={`${id}-${optionIndex}`}
        isActive={optionIndex === active}
        onPick={() => onPick(optionIndex)}
        onPoint={() => onPoint(optionIndex)}
      />
    </Fragment>
  ));
}

/** Scrolls to the active option, inside the list and never the page. */
function showActive(panel: HTMLElement): void {
  const option = findInside(panel, '.ar-select-active');
  if (!option) return;
  const { offsetTop, offsetHeight } = option;
  const below = offsetTop + offsetHeight - panel.clientHeight;
  panel.scrollTop = Math.max(below, Math.min(panel.scrollTop, offsetTop));
}

// Firefox clicks a button when the space bar is released, even if the press was prevented.
const ignoreSpace = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();

/** Connects the list's state with the native select, the popover and the keys. */
function useList(button: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const select = useNativeSelect();
  const { offered, isMultiple, choose } = select;
  const { isOpen, set } = usePopover(button, panel);
  const [activeIndex, setActive] = useState(-1);
  const chosen = activeIndex === -1 || activeIndex >= offered.length ? startAt(offered) : activeIndex;
  const active = isOpen ? chosen : -1;

  const pick = (optionIndex: number) => {
    setActive(optionIndex);
    choose(offered[optionIndex]!);
    if (!isMultiple) set(false);
  };
  const onEffect = ({ isOpen: willOpen, active: next, pick: picked }: KeyEffect) => {
    setActive(next);
    if (picked !== undefined) choose(offered[picked]!);
    if (willOpen !== isOpen) set(willOpen);
  };
  const onKeyDown = useKeys({ isOpen, active }, offered, isMultiple, onEffect);
  useEffect(() => {
    if (panel.current && active !== -1) showActive(panel.current);
  }, [panel, active]);
  return { select, isOpen, active, setActive, pick, onKeyDown };
}

interface ButtonProps {
  list: ReturnType<typeof useList>;
  button: RefObject<HTMLButtonElement | null>;
  labels: string;
  placeholder: string | undefined;
}

function Combobox({ list, button, labels, placeholder }: ButtonProps) {
  const { id } = useIsland();
  const { select, isOpen, active, setActive, onKeyDown } = list;
  return (
    <button
      ref={button}
      type="button"
      role="combobox"
      className="ar-select-face ar-select-button"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      aria-labelledby={`${labels} ${id}-value`.trim()}
      aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
      disabled={select.isDisabled}
      {...select.aria}
      onKeyDown={onKeyDown}
      onKeyUp={ignoreSpace}
      onClick={() => setActive(-1)}
    >
      {select.name && (
        <span id={`${id}-name`} hidden>
          {select.name}
        </span>
      )}
      <span id={`${id}-value`}>
        <Value choices={select.choices} placeholder={placeholder} isMultiple={select.isMultiple} />
      </span>
    </button>
  );
}

function SelectList({ placeholder }: Props) {
  const { id } = useIsland();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useList(button, panel);
  const { select, isOpen, active, setActive, pick } = list;
  const named = useReplacement(() => button.current);
  const labels = named || (select.name ? `${id}-name` : '');

  return (
    <>
      <Combobox list={list} button={button} labels={labels} placeholder={placeholder} />
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays on the combobox (APG) */}
      <div
        ref={panel}
        id={`${id}-list`}
        role="listbox"
        className="ar-select-list"
        aria-labelledby={labels || `${id}-value`}
        aria-multiselectable={select.isMultiple || undefined}
        // A press on an option leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen && (
          <Options offered={select.offered} id={id} active={active} onPick={pick} onPoint={setActive} />
        )}
      </div>
    </>
  );
}

/** A select-only combobox (APG) over a native select (PGE-03, PGE-05). */
export default react(SelectList, { placement: 'append' });
