/** What stands on a page: the kinds of islands take turns. */
export const MIXES = {
  react: { title: 'all React', kinds: ['react'] },
  mixed: { title: 'half React, half plain', kinds: ['react', 'plain'] },
  plain: { title: 'all plain', kinds: ['plain'] },
};

export const COUNTS = [10, 100, 1_000];

/** The props of an island: text and numbers, different for each. */
export const propsOf = (index) => ({ label: `Item ${index}`, step: 1 + (index % 6), index });

/** What every system must have rendered for an island. */
export function expectedHtml(index) {
  const { label, step } = propsOf(index);
  return (
    '<div class="stepper"><button type="button">−</button>' +
    `<output>${label}: ${step}</output><button type="button">+</button></div>`
  );
}
