/** The kinds of islands on a page; they alternate. */
export const MIXES = {
  react: { title: 'all React', kinds: ['react'] },
  mixed: { title: 'half React, half plain', kinds: ['react', 'plain'] },
  plain: { title: 'all plain', kinds: ['plain'] },
};

export const COUNTS = [10, 100, 1_000];

/** Returns the props of an island: text and numbers, different for each. */
export const propsOf = (index) => ({ label: `Item ${index}`, step: 1 + (index % 6), index });

/** Returns the HTML that every system must render for an island. */
export function expectedHtml(index) {
  const { label, step } = propsOf(index);
  return (
    '<div class="stepper"><button type="button">−</button>' +
    `<output>${label}: ${step}</output><button type="button">+</button></div>`
  );
}
