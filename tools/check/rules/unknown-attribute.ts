import type { Element } from 'domhandler';
import { attributesIn, type KnownIsland } from '../vocabulary/index.ts';
import { meantName } from './near-name.ts';
import { quoted } from './text.ts';
import type { CheckRule, RuleContext } from './rule.ts';

/** Attributes with a meaning of their own everywhere; other rules check them. */
const ELSEWHERE = /^data-(?:val|valmsg|ajax|island|bs|page)(?:-|$)|^data-(?:props|slot)$/;

const ownNames = ({ props, attributes }: KnownIsland) => [
  ...props.map(({ attribute }) => attribute),
  ...attributesIn(attributes),
];

/** Attributes of parts consist of several words; a short one of a site's own may look alike by chance. */
const partNames = ({ parts }: KnownIsland) =>
  attributesIn(parts).filter((name) => /^data-[a-z]+-[a-z]/.test(name));

// Letters behind "data-" count alone, else short names would be near to everything.
const nearestAttribute = (name: string, known: readonly string[]) => {
  const near = meantName(
    name.slice('data-'.length),
    known.map((one) => one.slice('data-'.length)),
  );
  return near && `data-${near}`;
};

function isOwnAttribute(
  name: string,
  { vocabulary: { page, owners } }: RuleContext,
  known: readonly string[],
) {
  return known.includes(name) || name in page || owners.has(name) || ELSEWHERE.test(name);
}

function checkElement(element: Element, island: KnownIsland, context: RuleContext, known: readonly string[]) {
  for (const { name, range } of context.markup.tagOf(element).attributes.values()) {
    if (!name.startsWith('data-') || isOwnAttribute(name, context, known)) continue;
    const near = nearestAttribute(name, known);
    if (near)
      context.report(range, `${name} is no attribute of ${quoted(island.name)}. Did you mean ${near}?`);
  }
}

export const unknownAttribute: CheckRule = {
  code: 'AR102',
  level: 'warning',
  title: 'Unknown attribute of an island, near a known one',
  check: (context) => {
    for (const { element, island } of context.hosts) {
      const parts = partNames(island);
      checkElement(element, island, context, [...ownNames(island), ...parts]);
      if (island.selector !== undefined || parts.length === 0) continue;
      for (const inner of context.markup.inside(element))
        if (!('data-island' in inner.attribs)) checkElement(inner, island, context, parts);
    }
  },
};
