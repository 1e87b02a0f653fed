import { createStepper, parseQuantity } from '#kit/quantity';
import { setAttribute } from '#runtime/dom/safe.ts';
import { wasChanged } from '#runtime/forms/content.ts';
import type { Mount } from '#runtime';
import type { Props } from './props.ts';

export { props } from './props.ts';

/** Text that is not a number becomes 0; with `zeroLock` no value is below 0 (PRD-05). */
const mount: Mount<Props> = (host, { zeroLock }, { signal, name }) => {
  const read = () => parseQuantity(stepper.input.value) ?? 0;
  const lowest = zeroLock ? 0 : Number.NEGATIVE_INFINITY;

  const showLimits = (value: number) => {
    setAttribute(stepper.input, 'aria-valuenow', String(value));
    stepper.allow({ minus: value > lowest, plus: true });
  };
  const set = (value: number) => {
    const clamped = Math.max(value, lowest);
    stepper.write(clamped);
    showLimits(clamped);
  };

  const stepper = createStepper(host, name, { signal, onStep: (direction) => set(read() + direction) });
  if (zeroLock) setAttribute(stepper.input, 'aria-valuemin', '0');
  stepper.input.addEventListener('change', () => set(read()), { signal });
  // Text that was typed and left before the code came; a field that has the focus still changes by itself.
  const { input } = stepper;
  if (wasChanged(input) && document.activeElement !== input) set(read());
  else showLimits(read());
};

export default mount;
