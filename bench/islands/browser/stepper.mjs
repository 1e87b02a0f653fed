/* The island that every system mounts: a small stepper, once as a component and once without a framework. */

/**
 * Creates the component with the system's own React or preact.
 *
 * @param library `createElement`, `useEffect` and `useState`.
 */
export function createStepper({ createElement, useEffect, useState }) {
  return function Stepper({ label, step, index }) {
    const [quantity, setQuantity] = useState(step);

    useEffect(() => {
      const answer = () => bench.answers.add(index);
      addEventListener('bench-call', answer);
      bench.ready(index);
      return () => {
        removeEventListener('bench-call', answer);
        bench.left();
      };
    }, [index]);

    const button = (text, next) =>
      createElement('button', { type: 'button', onClick: () => setQuantity(next) }, text);

    return createElement(
      'div',
      { className: 'stepper' },
      button('−', quantity - step),
      createElement('output', null, `${label}: ${quantity}`),
      button('+', quantity + step),
    );
  };
}

function createButton(text, onClick) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Mounts the same stepper without a framework.
 *
 * @param host The host; its content is replaced.
 * @returns The cleanup.
 */
export function mountPlainStepper(host, { label, step, index }) {
  let quantity = step;
  const view = document.createElement('div');
  const output = document.createElement('output');
  const add = (change) => {
    quantity += change;
    output.textContent = `${label}: ${quantity}`;
  };
  const answer = () => bench.answers.add(index);

  view.className = 'stepper';
  view.append(
    createButton('−', () => add(-step)),
    output,
    createButton('+', () => add(step)),
  );
  add(0);
  host.replaceChildren(view);
  addEventListener('bench-call', answer);
  bench.ready(index);
  return () => {
    removeEventListener('bench-call', answer);
    bench.left();
  };
}

/** Reads the props from the server's attributes, for systems that do not parse them. */
export function readAttributes({ dataset: { label, step, index } }) {
  return { label, step: Number(step), index: Number(index) };
}
