/** The attribute that carries a prop, as runtime/islands/names.ts reads it: `maxSize` is written `data-max-size`. */
export const attributeNameOf = (key) =>
  `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
