const ANY = 'any';

const describeParameter = ({ description, kind, required = false, allowed }) => ({
  description,
  kind,
  required,
  ...(allowed && { allowed }),
});

const describeParameters = (params = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, about]) => [name, describeParameter(about)]));

/** The default message of a rule, and its key in validation/fallback/. */
function messageOf(name, { fr, nl, en }) {
  const key = name in en ? name : ANY;
  return { message: { fr: fr[key], nl: nl[key], en: en[key] }, messageKey: key };
}

/**
 * Describes the rules of forms.
 *
 * @param abouts The packs of validation/about/ as `rules`, and the default messages by language.
 * @returns One record for each rule, by name.
 */
export function describeRules({ rules, ...texts }) {
  const packs = Object.entries(rules);
  const entries = packs.flatMap(([pack, own]) =>
    Object.entries(own).map(([name, { description, params }]) => [
      name,
      { description, params: describeParameters(params), ...messageOf(name, texts), pack },
    ]),
  );
  return Object.fromEntries(entries);
}
