/** Writes a list of items, numbered from 1. */
export const writeList = (count, write) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('\n');

export const TEXT = 'Text of a panel with a few words in it, as an answer to a question has.';
