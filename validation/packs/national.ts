import type { RulePack } from '../engine/rule.ts';
import { abaroutingnumber } from '../rules/abaroutingnumber.ts';
import { bankaccountnl } from '../rules/bankaccountnl.ts';
import { bankorgiroaccountnl } from '../rules/bankorgiroaccountnl.ts';
import { cifes } from '../rules/cifes.ts';
import { cnhbr } from '../rules/cnhbr.ts';
import { cnpjbr } from '../rules/cnpjbr.ts';
import { cpfbr } from '../rules/cpfbr.ts';
import { giroaccountnl } from '../rules/giroaccountnl.ts';
import { mobilenl } from '../rules/mobilenl.ts';
import { mobileru } from '../rules/mobileru.ts';
import { mobileuk } from '../rules/mobileuk.ts';
import { niees } from '../rules/niees.ts';
import { nifes } from '../rules/nifes.ts';
import { nippl } from '../rules/nippl.ts';
import { nisbr } from '../rules/nisbr.ts';
import { phonenl } from '../rules/phonenl.ts';
import { phonepl } from '../rules/phonepl.ts';
import { phonesuk } from '../rules/phonesuk.ts';
import { phoneuk } from '../rules/phoneuk.ts';
import { phoneus } from '../rules/phoneus.ts';
import { postalcode } from '../rules/postalcode.ts';
import { postalcodebr } from '../rules/postalcodebr.ts';
import { postalcodeca } from '../rules/postalcodeca.ts';
import { postalcodeit } from '../rules/postalcodeit.ts';
import { postalcodenl } from '../rules/postalcodenl.ts';
import { postcodeuk } from '../rules/postcodeuk.ts';
import { stateus } from '../rules/stateus.ts';
import { vinus } from '../rules/vinus.ts';
import { zipcodeus } from '../rules/zipcodeus.ts';
import { ziprange } from '../rules/ziprange.ts';

/** Rules of one country: numbers of persons, companies, banks, postal codes and telephones. */
export const rules: RulePack['rules'] = {
  abaroutingnumber,
  bankaccountnl,
  bankorgiroaccountnl,
  cifes,
  cnhbr,
  cnpjbr,
  cpfbr,
  giroaccountnl,
  mobilenl,
  mobileru,
  mobileuk,
  niees,
  nifes,
  nippl,
  nisbr,
  phonenl,
  phonepl,
  phonesuk,
  phoneuk,
  phoneus,
  postalcode,
  postalcodebr,
  postalcodeca,
  postalcodeit,
  postalcodenl,
  postcodeuk,
  stateus,
  vinus,
  zipcodeus,
  ziprange,
};
