import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Writes validation/libraries/phone-metadata.json: the data of libphonenumber for the supported countries,
 * reduced to the parts that validate a number. Run it after an update of libphonenumber-js.
 */

const COUNTRIES =
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

/** The index of the formats in a country's list; only formatting needs them. */
const FORMATS = 4;

const withoutFormats = (country) => country.with(FORMATS, 0);

/** Returns the package's metadata without the unused countries and formats. */
export function prune({ version, country_calling_codes: codes, countries }) {
  const byCode = Object.entries(codes)
    .map(([code, names]) => [code, names.filter((name) => COUNTRIES.includes(name))])
    .filter(([, names]) => names.length > 0);
  return {
    version,
    country_calling_codes: Object.fromEntries(byCode),
    countries: Object.fromEntries(COUNTRIES.map((name) => [name, withoutFormats(countries[name])])),
  };
}

const root = join(import.meta.dirname, '..');

if (process.argv[1] === import.meta.filename) {
  const source = join(root, 'node_modules/libphonenumber-js/metadata.min.json');
  const metadata = prune(JSON.parse(readFileSync(source, 'utf8')));
  writeFileSync(join(root, 'validation/libraries/phone-metadata.json'), `${JSON.stringify(metadata)}\n`);
}
