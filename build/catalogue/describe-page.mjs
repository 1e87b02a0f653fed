function sentenceOf({ description, island }, name, islands) {
  if (description !== undefined) return description;
  const { attributes = {}, parts = {} } = islands[island] ?? {};
  return (attributes[name] ?? parts[`[${name}]`])?.en ?? '';
}

const describeAttribute = (section, name, about, islands) => ({
  on: about.on,
  kind: about.kind,
  ...(about.allowed && { allowed: about.allowed }),
  ...(about.default !== undefined && { default: about.default }),
  description: sentenceOf(about, name, islands),
  see: `contract.md${about.details ?? section}`,
});

/**
 * Describes the attributes that a page writes and that are no island's props.
 *
 * @param topics The topics of runtime/about/.
 * @param islands The described islands, by name: some attributes are described there.
 * @returns One record for each attribute, by name.
 */
export const describePage = (topics, islands) =>
  Object.fromEntries(
    Object.values(topics).flatMap(({ section, attributes }) =>
      Object.entries(attributes).map(([name, about]) => [
        name,
        describeAttribute(section, name, about, islands),
      ]),
    ),
  );
