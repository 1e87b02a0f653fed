import { useState, type ButtonHTMLAttributes, type MouseEvent } from 'react';
import { useIsland } from '#runtime/islands/react.tsx';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** The work; the button is busy until its promise settles, and can't be pressed twice. */
  onPress: (event: MouseEvent<HTMLButtonElement>) => Promise<unknown>;
}

/** A button whose work takes a while: no double submit, usable again after success and failure, focus preserved. */
export function BusyButton({ onPress, className = 'ar-button', children, ...rest }: Props) {
  const { signal } = useIsland();
  const [isBusy, setBusy] = useState(false);

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onPress(event);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  const state = isBusy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  return (
    <button type="button" className={className} {...rest} {...state} onClick={(event) => void press(event)}>
      {children}
    </button>
  );
}
