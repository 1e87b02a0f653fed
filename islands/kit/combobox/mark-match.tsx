import { splitMatch } from './split-match.ts';

interface MarkMatchProps {
  text: string;
  /** The typed text. */
  query: string;
  /** A sign that does not count, such as a dash in an article number. */
  ignored?: RegExp;
}

/** Shows a text with what was searched for marked in it. */
export function MarkMatch({ text, query, ignored }: MarkMatchProps) {
  return splitMatch(text, query, ignored).map(({ text: segment, isMatch }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have nothing else to be told apart by
    isMatch ? <mark key={index}>{segment}</mark> : segment,
  );
}
