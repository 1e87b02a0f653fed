import { copyLanguages, toCopyLanguage, writeCopy } from './copies.ts';
import type { RequestedExample } from './example.ts';
import type { TryField } from './fields.ts';

const controlView = (field: TryField, { tried }: RequestedExample) => {
  const { attribute, kind, choices, usual, isRequired } = field;
  const value = tried.values[attribute] ?? '';
  return {
    ...field,
    value,
    usual,
    problem: tried.problems[attribute],
    isSwitch: kind === 'flag' && !choices,
    isOn: value === 'true',
    options: [
      ...new Set([...(isRequired || usual !== undefined ? [] : ['']), value, ...(choices ?? [])]),
    ].map((word) => ({
      word,
      isCurrent: word === value,
    })),
  };
};

const fixedQuery = ({ culture, state }: RequestedExample) => ({ culture, ...(state && { state }) });

/** JSON for a script element: no end tag can be in it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Returns the data of the live form: controls for a page without scripts, and the island's props. */
export function liveFormView(example: RequestedExample, copy: string | undefined) {
  const { name, island, culture, tried } = example;
  const language = toCopyLanguage(copy);
  const markup = writeCopy(example.markup, { name, island }, language);
  const fixed = fixedQuery(example);
  const { fields, values, problems } = tried;
  const title = island.title[culture];
  const props = { subject: name, title, address: fixed, fields, values, problems };
  return {
    markup,
    controls: fields.map((field) => controlView(field, example)),
    fixed: Object.entries(fixed).map(([key, value]) => ({ name: key, value })),
    copies: copyLanguages.map((one) => ({ ...one, isCurrent: one === language })),
    liveProps: scriptJson({ ...props, languages: copyLanguages, language: language.name, markup }),
  };
}
