/** Parts of a text in which rules are switched off. */
export interface Switches {
  isOff(code: string, offset: number): boolean;
}

const SWITCH = /archipel-check (off|on)((?:[ ,]+AR\d{3})*)/g;

/**
 * Reads the switches in a text's comments: `<!-- archipel-check off AR302 -->` and `<!-- archipel-check on -->`.
 *
 * @param text The text as written; comments of a template's language count, too.
 */
export function findSwitches(text: string): Switches {
  const entries = [...text.matchAll(SWITCH)].map((match) => ({
    index: match.index,
    isOff: match[1] === 'off',
    /** None for all. */
    codes: new Set(match[2]?.match(/AR\d{3}/g)),
  }));
  return {
    isOff: (code, offset) => {
      const before = entries.filter(
        ({ index, codes }) => index <= offset && (codes.size === 0 || codes.has(code)),
      );
      return before.at(-1)?.isOff ?? false;
    },
  };
}
