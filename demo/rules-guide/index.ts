import { commonGroups } from './common.ts';
import { guideField } from './model.ts';
import type { GuideField } from './model.ts';
import { bankGroup, countryGroup, numberGroup, phoneGroup, placeGroup } from './national.ts';
import { severalGroups } from './several.ts';

export type { GuideField, GuideGroup } from './model.ts';

const outside = guideField(
  'required',
  ['ok', ''],
  ['une réponse hors du formulaire', 'een antwoord buiten het formulier'],
  {},
  { key: 'outside' },
);

/** The page by its parts, in its order. */
export const guide = {
  open: [...commonGroups, ...severalGroups, countryGroup],
  bank: bankGroup,
  phones: phoneGroup,
  tabs: [placeGroup, numberGroup],
  outside,
} as const;

const groups = [...guide.open, guide.bank, guide.phones, ...guide.tabs];

/** Every field that has a rule, in the page's order. */
export const guideFields: readonly GuideField[] = [...groups.flatMap(({ fields }) => fields), outside];

/** What chooses the country, and has no rule of its own. */
export const countryField = { name: 'Rule.country' } as const;
