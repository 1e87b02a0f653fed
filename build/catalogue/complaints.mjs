const LANGUAGES = ['fr', 'nl', 'en'];
const GROUPS = ['content', 'forms', 'messages', 'navigation', 'page', 'shop'];
const GUIDE = 'docs/write-an-island.md, “Say what it is”';

const missingLanguages = (sentence) => LANGUAGES.filter((language) => !sentence?.[language]?.trim());

function sentenceComplaints(subject, sentence) {
  const missing = missingLanguages(sentence);
  return missing.length > 0 ? [`${subject} says nothing in ${missing.join(', ')}: write a sentence.`] : [];
}

function headComplaints({ name, definition, about }) {
  const at = (key) => `islands/${name}/about.ts: ${key}`;
  const hasHost = about.host || definition.selector || definition.kind !== 'island';
  return [
    ...sentenceComplaints(at('title'), about.title),
    ...sentenceComplaints(at('purpose'), about.purpose),
    ...(GROUPS.includes(about.group) ? [] : [`${at('group')} must be one of ${GROUPS.join(', ')}.`]),
    ...(hasHost
      ? []
      : [`${at('host')} is missing: name the elements that may carry data-island, * for any.`]),
  ];
}

function propComplaints({ name, about, props }) {
  const keys = props.map(({ key }) => key);
  const unknown = Object.keys(about.props ?? {}).filter((key) => !keys.includes(key));
  return [
    ...props.flatMap(({ key, texts }) =>
      sentenceComplaints(`islands/${name}: the prop ${key} in about.ts`, texts),
    ),
    ...props.flatMap(({ key, invalid, allowed }) =>
      invalid.map(
        (value) =>
          `islands/${name}: ${JSON.stringify(value)}, an example or the default of ${key}, is refused by its own schema; expected ${allowed}.`,
      ),
    ),
    ...unknown.map(
      (key) =>
        `islands/${name}/about.ts describes the prop ${key}, which props.ts does not have: take it out.`,
    ),
  ];
}

const camel = (attribute) =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const isMentioned = (token, text) => text.includes(token) || text.includes(`dataset.${camel(token)}`);

/** The attributes and classes in a selector. */
const tokensOf = (selector) => selector.match(/data-[\w-]+|(?<=\.)[a-z][\w-]*/g) ?? [];

function partComplaints({ name, about, sources }) {
  const marks = [...Object.keys(about.parts ?? {}), ...Object.keys(about.attributes ?? {})];
  const unused = marks.filter((mark) => tokensOf(mark).some((token) => !isMentioned(token, sources.all)));
  const isSlot = (slot) => new RegExp(`['"]${slot}['"]`).test(sources.own);
  const lost = Object.keys(about.slots ?? {}).filter((slot) => !isSlot(slot));
  return [
    ...unused.map(
      (mark) =>
        `islands/${name}/about.ts describes ${mark}, which no source of the island mentions: take it out, or fix its name.`,
    ),
    ...lost.map(
      (slot) =>
        `islands/${name}/about.ts describes the slot ${slot}, which its view does not place: take it out, or fix its name.`,
    ),
  ];
}

function textComplaints({ name, about }) {
  return ['attributes', 'parts', 'slots', 'states'].flatMap((key) =>
    Object.entries(about[key] ?? {}).flatMap(([mark, sentence]) =>
      sentenceComplaints(`islands/${name}/about.ts: ${mark}`, sentence),
    ),
  );
}

function eventComplaints({ name, about, events }) {
  const unknown = (about.emits ?? []).filter((event) => !(event in events));
  return unknown.map(
    (event) =>
      `islands/${name}/about.ts says that it emits ${event}, which is not in runtime/page/events.ts: add it there, or fix its name.`,
  );
}

function stateComplaints({ name, states }) {
  const lacking = Object.keys(states).filter((state) => !states[state]);
  return lacking.map(
    (state) =>
      `islands/${name}/about.ts names the state ${state}: write what a server writes in state-${state}.html.`,
  );
}

const CHECKS = [
  headComplaints,
  stateComplaints,
  propComplaints,
  partComplaints,
  textComplaints,
  eventComplaints,
];

/**
 * Lists the faults in an island's description.
 *
 * @param island Its definition, about, props, sources, and the table of events.
 * @returns One sentence for each fault, with its fix.
 */
export function complaintsAbout(island) {
  const { name, about, example } = island;
  if (!about)
    return [`islands/${name} has no about.ts: write its title, purpose and parts there (see ${GUIDE}).`];
  const withoutExample = example ? [] : [`islands/${name} has no example.html: write what a server writes.`];
  return [...withoutExample, ...CHECKS.flatMap((check) => check(island))];
}
