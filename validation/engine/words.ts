const TAG = /<[^<>]*>/g;
const SPACE = /&nbsp;|&#160;/gi;
const PUNCTUATION = /[.(),;:!?%#$'"_+=/\-“”’]/g;
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * Counts words of any language, without tags; `don’t` is one.
 *
 * @param text Text, possibly from an HTML editor.
 */
export function countableWords(text: string): number {
  const plain = text.replace(TAG, ' ').replace(SPACE, ' ').replace(PUNCTUATION, '');
  return plain.match(WORD)?.length ?? 0;
}
