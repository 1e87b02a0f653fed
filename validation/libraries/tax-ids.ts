import { validate as atBusinessid } from 'stdnum/lib/esm/at/businessid';
import { validate as atTin } from 'stdnum/lib/esm/at/tin';
import { validate as atUid } from 'stdnum/lib/esm/at/uid';
import { validate as beInsz } from 'stdnum/lib/esm/be/insz';
import { validate as beNn } from 'stdnum/lib/esm/be/nn';
import { validate as beVat } from 'stdnum/lib/esm/be/vat';
import { validate as bgEgn } from 'stdnum/lib/esm/bg/egn';
import { validate as bgPnf } from 'stdnum/lib/esm/bg/pnf';
import { validate as bgVat } from 'stdnum/lib/esm/bg/vat';
import { validate as caBn } from 'stdnum/lib/esm/ca/bn';
import { validate as caGst } from 'stdnum/lib/esm/ca/gst';
import { validate as caSin } from 'stdnum/lib/esm/ca/sin';
import { validate as chSsn } from 'stdnum/lib/esm/ch/ssn';
import { validate as chUid } from 'stdnum/lib/esm/ch/uid';
import { validate as chVat } from 'stdnum/lib/esm/ch/vat';
import { validate as cyVat } from 'stdnum/lib/esm/cy/vat';
import { validate as czDic } from 'stdnum/lib/esm/cz/dic';
import { validate as czIco } from 'stdnum/lib/esm/cz/ico';
import { validate as czRc } from 'stdnum/lib/esm/cz/rc';
import { validate as deIdnr } from 'stdnum/lib/esm/de/idnr';
import { validate as deStnr } from 'stdnum/lib/esm/de/stnr';
import { validate as deVat } from 'stdnum/lib/esm/de/vat';
import { validate as dkCpr } from 'stdnum/lib/esm/dk/cpr';
import { validate as dkCvr } from 'stdnum/lib/esm/dk/cvr';
import { validate as eeIk } from 'stdnum/lib/esm/ee/ik';
import { validate as eeKmkr } from 'stdnum/lib/esm/ee/kmkr';
import { validate as eeRegistrikood } from 'stdnum/lib/esm/ee/registrikood';
import { validate as esCif } from 'stdnum/lib/esm/es/cif';
import { validate as esDni } from 'stdnum/lib/esm/es/dni';
import { validate as esNie } from 'stdnum/lib/esm/es/nie';
import { validate as esNif } from 'stdnum/lib/esm/es/nif';
import { validate as fiAlv } from 'stdnum/lib/esm/fi/alv';
import { validate as fiHetu } from 'stdnum/lib/esm/fi/hetu';
import { validate as fiYtunnus } from 'stdnum/lib/esm/fi/ytunnus';
import { validate as frNif } from 'stdnum/lib/esm/fr/nif';
import { validate as frNir } from 'stdnum/lib/esm/fr/nir';
import { validate as frSiren } from 'stdnum/lib/esm/fr/siren';
import { validate as frSiret } from 'stdnum/lib/esm/fr/siret';
import { validate as frTva } from 'stdnum/lib/esm/fr/tva';
import { validate as gbNino } from 'stdnum/lib/esm/gb/nino';
import { validate as gbUtr } from 'stdnum/lib/esm/gb/utr';
import { validate as gbVat } from 'stdnum/lib/esm/gb/vat';
import { validate as grAmka } from 'stdnum/lib/esm/gr/amka';
import { validate as grVat } from 'stdnum/lib/esm/gr/vat';
import { validate as hrOib } from 'stdnum/lib/esm/hr/oib';
import { validate as huAnum } from 'stdnum/lib/esm/hu/anum';
import { validate as iePps } from 'stdnum/lib/esm/ie/pps';
import { validate as ieVat } from 'stdnum/lib/esm/ie/vat';
import { validate as itCodicefiscale } from 'stdnum/lib/esm/it/codicefiscale';
import { validate as itIva } from 'stdnum/lib/esm/it/iva';
import { validate as ltAsmens } from 'stdnum/lib/esm/lt/asmens';
import { validate as ltPvm } from 'stdnum/lib/esm/lt/pvm';
import { validate as luTva } from 'stdnum/lib/esm/lu/tva';
import { validate as lvPvn } from 'stdnum/lib/esm/lv/pvn';
import { validate as mtVat } from 'stdnum/lib/esm/mt/vat';
import { validate as nlBsn } from 'stdnum/lib/esm/nl/bsn';
import { validate as nlBtw } from 'stdnum/lib/esm/nl/btw';
import { validate as noFodselsnummer } from 'stdnum/lib/esm/no/fodselsnummer';
import { validate as noMva } from 'stdnum/lib/esm/no/mva';
import { validate as noOrgnr } from 'stdnum/lib/esm/no/orgnr';
import { validate as plNip } from 'stdnum/lib/esm/pl/nip';
import { validate as plPesel } from 'stdnum/lib/esm/pl/pesel';
import { validate as plRegon } from 'stdnum/lib/esm/pl/regon';
import { validate as ptCc } from 'stdnum/lib/esm/pt/cc';
import { validate as ptNif } from 'stdnum/lib/esm/pt/nif';
import { validate as roCif } from 'stdnum/lib/esm/ro/cif';
import { validate as roCnp } from 'stdnum/lib/esm/ro/cnp';
import { validate as seOrgnr } from 'stdnum/lib/esm/se/orgnr';
import { validate as sePersonnummer } from 'stdnum/lib/esm/se/personnummer';
import { validate as seVat } from 'stdnum/lib/esm/se/vat';
import { validate as siDdv } from 'stdnum/lib/esm/si/ddv';
import { validate as siEmso } from 'stdnum/lib/esm/si/emso';
import { validate as skDph } from 'stdnum/lib/esm/sk/dph';
import { validate as skRc } from 'stdnum/lib/esm/sk/rc';
import { validate as usEin } from 'stdnum/lib/esm/us/ein';
import { validate as usSsn } from 'stdnum/lib/esm/us/ssn';

type Validate = (text: string) => { isValid: boolean };

/**
 * Validators of each country's numbers for persons and companies; passports and accounts are not included.
 */
const NUMBERS: ReadonlyMap<string, readonly Validate[]> = new Map<string, readonly Validate[]>([
  ['AT', [atBusinessid, atTin, atUid]],
  ['BE', [beInsz, beNn, beVat]],
  ['BG', [bgEgn, bgPnf, bgVat]],
  ['CA', [caBn, caGst, caSin]],
  ['CH', [chSsn, chUid, chVat]],
  ['CY', [cyVat]],
  ['CZ', [czDic, czIco, czRc]],
  ['DE', [deIdnr, deStnr, deVat]],
  ['DK', [dkCpr, dkCvr]],
  ['EE', [eeIk, eeKmkr, eeRegistrikood]],
  ['ES', [esCif, esDni, esNie, esNif]],
  ['FI', [fiAlv, fiHetu, fiYtunnus]],
  ['FR', [frNif, frNir, frSiren, frSiret, frTva]],
  ['GB', [gbNino, gbUtr, gbVat]],
  ['GR', [grAmka, grVat]],
  ['HR', [hrOib]],
  ['HU', [huAnum]],
  ['IE', [iePps, ieVat]],
  ['IT', [itCodicefiscale, itIva]],
  ['LT', [ltAsmens, ltPvm]],
  ['LU', [luTva]],
  ['LV', [lvPvn]],
  ['MT', [mtVat]],
  ['NL', [nlBsn, nlBtw]],
  ['NO', [noFodselsnummer, noMva, noOrgnr]],
  ['PL', [plNip, plPesel, plRegon]],
  ['PT', [ptCc, ptNif]],
  ['RO', [roCif, roCnp]],
  ['SE', [seOrgnr, sePersonnummer, seVat]],
  ['SI', [siDdv, siEmso]],
  ['SK', [skDph, skRc]],
  ['US', [usEin, usSsn]],
]);

/**
 * Whether a number is a valid tax number of a country; for a country not in the list every number passes.
 *
 * @param text The typed text.
 * @param country ISO code.
 */
export function isTaxIdOf(text: string, country: string): boolean {
  const validators = NUMBERS.get(country);
  return !validators || validators.some((validate) => validate(text).isValid);
}
