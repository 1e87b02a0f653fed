import { commonGroups } from './common.ts';
import { guideField } from './model.ts';
import type { GuideField } from './model.ts';
import { bankGroup, countryGroup, numberGroup, phoneGroup, addressGroup } from './national.ts';
import { severalGroups } from './several.ts';

export type { GuideField, GuideGroup } from './model.ts';

const outside = guideField(
  'required',
  ['ok', ''],
  ['une réponse hors du formulaire', 'een antwoord buiten het formulier'],
  {},
  { key: 'outside' },
);

/** Groups of the page, in its order. */
export const guide = {
  open: [...commonGroups, ...severalGroups, countryGroup],
  bank: bankGroup,
  phones: phoneGroup,
  tabs: [addressGroup, numberGroup],
  outside,
} as const;

const groups = [...guide.open, guide.bank, guide.phones, ...guide.tabs];

/** All fields with a rule, in the page's order. */
export const guideFields: readonly GuideField[] = [...groups.flatMap(({ fields }) => fields), outside];

/** Select for the country; it has no rule. */
export const countryField = { name: 'Rule.country' } as const;
