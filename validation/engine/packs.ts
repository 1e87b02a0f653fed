import { loadModule } from '#runtime/islands/load.ts';
import { warnAuthor } from '#runtime/page/warn-author.ts';
import { findCustomRule } from './custom-rules.ts';
import { moreRules } from './more-rules.ts';
import type { Rule, RulePack } from './rule.ts';

/** The names of each pack's rules, by which a pack is found and loaded. */
const PACKS: readonly (readonly [names: string, load: () => Promise<RulePack>])[] = [
  [
    'url2 accept extension fileextensions maxfiles maxsize maxsizetotal creditcardtypes currency step pattern ' +
      'dateiso dateita datenl datefa time time12h minwords maxwords rangewords lettersonly letterswithbasicpunc ' +
      'alphanumeric nowhitespace integer ipv4 ipv6 netmask strippedminlength greaterthan greaterthanequal lessthan ' +
      'lessthanequal requirefromgroup skiporfillminimum',
    () => import('../packs/extra.ts'),
  ],
  [
    'phoneus phoneuk phonesuk mobileuk phonenl mobilenl phonepl mobileru postcodeuk postalcodenl postalcodeit ' +
      'postalcodeca postalcodebr zipcodeus ziprange stateus vinus nifes niees cifes nippl cpfbr cnpjbr nisbr cnhbr ' +
      'bankaccountnl giroaccountnl bankorgiroaccountnl abaroutingnumber postalcode',
    () => import('../packs/national.ts'),
  ],
  ['iban bic bankaccount', () => import('../packs/bank.ts')],
  ['vat', () => import('../packs/vat.ts')],
  ['taxid', () => import('../packs/taxid.ts')],
  ['remote', () => import('../packs/remote.ts')],
];

const more = new Map(Object.entries(moreRules));
const loaded = new Map<() => Promise<RulePack>, RulePack>();

async function load(source: () => Promise<RulePack>): Promise<RulePack> {
  const pack = await loadModule(source);
  loaded.set(source, pack);
  return pack;
}

/**
 * Finds a rule outside the core: the library's own, then the site's. Its pack is loaded when it is first
 * needed.
 *
 * @param name As in the attribute.
 * @returns The rule, its promise while the pack is loading, or undefined for an unknown name.
 */
export function findPackRule(name: string): Rule | Promise<Rule | undefined> | undefined {
  const known = more.get(name);
  if (known) return known;
  const source = PACKS.find(([names]) => ` ${names} `.includes(` ${name} `))?.[1];
  if (!source) return findCustomRule(name);
  const pack = loaded.get(source);
  return pack ? pack.rules[name] : load(source).then(({ rules }) => rules[name]);
}

/** Warns of a rule that has no definition. */
export function warnUnknown(name: string): void {
  warnAuthor(({ warn }) =>
    warn(`There is no rule "${name}", so data-val-${name} is ignored. A site adds its own by defineRule().`),
  );
}
