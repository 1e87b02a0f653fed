import { splitMatch } from './split-match.ts';

interface MarkMatchProps {
  text: string;
  /** The typed text. */
  query: string;
  /** Matches characters to ignore, such as dashes in an article number. */
  ignored?: RegExp;
}

/** Shows a text with the matches of a query marked. */
export function MarkMatch({ text, query, ignored }: MarkMatchProps) {
  return splitMatch(text, query, ignored).map(({ text: segment, isMatch }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the segments have no other identity
    isMatch ? <mark key={index}>{segment}</mark> : segment,
  );
}
