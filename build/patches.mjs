import { readFile } from 'node:fs/promises';
import { EDITOR_PATCHES } from './editor-patches.mjs';

/*
 * Lines of packages that have no option for what we need. Each says why; where a new version has changed the line, the
 * build fails and asks for another look.
 */
const ADYEN_CARD = /\/@adyen\/adyen-web\/dist\/es\/components\/Card\/Card\.js$/;
const ADYEN_REGISTRY = /\/@adyen\/adyen-web\/dist\/es\/core\/core\.registry\.js$/;
const ADYEN_ENGLISH = /\/@adyen\/adyen-web\/dist\/es\/packages\/server\/translations\/en-US\.json\.js$/;
const ADYEN_VARIANTS = /\/@adyen\/adyen-web\/dist\/es\/components\/tx-variants\.js$/;
/** Fields of Korea, Brazil and the United States, instalments, gift cards, a search for addresses, and what risk off leaves. */
const ADYEN_UNUSED = [
  'components/Card/components/Fastlane/FastlaneSignup',
  'components/Card/components/CardInput/components/Installments/Installments',
  'components/Card/components/CardInput/components/KCPAuthentication',
  'components/internal/SocialSecurityNumberBrazil/SocialSecurityNumberBrazil',
  'components/internal/Address/components/AddressSearch',
  'components/Dropin/components/PaymentMethod/OrderPaymentMethods',
  'components/Dropin/components/PaymentMethod/DisableOneClickConfirmation',
  'components/components-name-map',
  'core/RiskModule/components/DeviceFingerprint/DeviceFingerprint',
];
/** The words that a card and its bank need; the provider's own of a language replace all of them. */
const CARD_WORDS =
  '3ds|address|apartmentSuite|billingAddress|cc|cityTown|city|close|continue|country|creditCard|err|error|errorPanel|field|form|' +
  'houseNumberOrName|loading|payAmountFormat|payButton|paymentMethodBrand|paymentMethodsList|postalCode|provinceOrTerritory|select|' +
  'state|stateOrProvince|storeDetails|street|zipCode';

/** Files that ask for React as one object, which holds all of it: 13 exports that nobody uses weigh on each page with a view. */
const WHOLE_REACT =
  /\/(?:react-leaflet\/lib\/(?:MapContainer|LayersControl|Pane)|@react-leaflet\/core\/lib\/component|@headless-tree\/react\/dist\/index)\.m?js$/;

const DOWNSHIFT = /\/downshift\/dist\/downshift\.esm\.mjs$/;

const PATCHES = [
  {
    // A swipe counts from 20 px on (GAL-01): the library wants 5 px more than this after it has begun.
    file: /\/yet-another-react-lightbox\/dist\/index\.js$/,
    from: 'const SWIPE_THRESHOLD = 30;',
    to: 'const SWIPE_THRESHOLD = 15;',
  },
  // Cards alone are paid with: no wallet of the card schemes, no donation, and no words of other methods (15 kB).
  {
    file: ADYEN_CARD,
    from: 'import c from"../internal/ClickToPay/services/create-clicktopay-service.js";',
    to: 'const c=()=>null;',
  },
  {
    file: ADYEN_CARD,
    from: 'import u from"./components/ClickToPayWrapper.js";',
    to: 'const u=({children:e})=>e();',
  },
  ...ADYEN_UNUSED.map((path) => ({
    file: new RegExp(`/@adyen/adyen-web/dist/es/${path}\\.js$`),
    from: /^[^]+$/,
    to: 'const none = () => null; export { none as default, none as OrderPaymentMethods };',
  })),
  // `islands/card-payment` asks for cards alone (allowPaymentMethods), so no other method needs its name.
  {
    file: ADYEN_VARIANTS,
    from: /,a\.(?!card|scheme|redirect|threeDS2|donation|dropin|bcmc|customCard|giftcard)\w+="[^"]+"/g,
    to: '',
  },
  { file: ADYEN_REGISTRY, from: 'import o from"../components/Donation/Donation.js";', to: '' },
  { file: ADYEN_REGISTRY, from: ',[n.donation]:o', to: '' },
  {
    file: ADYEN_ENGLISH,
    from: new RegExp(`,"?(?!(?:${CARD_WORDS})["':.])[\\w.-]+"?:"(?:[^"\\\\]|\\\\.)*"`, 'g'),
    to: '',
  },
  {
    file: WHOLE_REACT,
    from: /^import React(?:, (\{[^}]*\}))? from (["']react["']);$/m,
    to: (_line, names, from) =>
      `import * as React from ${from};${names ? `import ${names} from ${from};` : ''}`,
  },
  // Only useCombobox is used; what follows keeps the other half of the package, and two more, in the file: 11.8 kB.
  {
    file: DOWNSHIFT,
    from: /^import (?:PropTypes from 'prop-types'|\{ isForwardRef \} from 'react-is');$/gm,
    to: '',
  },
  { file: DOWNSHIFT, from: /^var (?:propTypes(?:\$\d)?|dropdownPropTypes) = [^]*?^\}\)?;$/gm, to: '' },
  { file: DOWNSHIFT, from: /^ *validatePropTypes(?:\$1)?\(.*\);$/gm, to: '' },
  {
    file: DOWNSHIFT,
    from: /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*$/gm,
    to: '',
  },
  // React as an object would keep all of the view library in its file, also what nobody uses.
  { file: DOWNSHIFT, from: /^var SafeReact(?:\$1)? = _extends\(\{\}, React\);$/gm, to: '' },
  { file: DOWNSHIFT, from: /\bSafeReact(?:\$1)?\.useId\b/g, to: 'React.useId' },
  {
    file: DOWNSHIFT,
    from: /typeof reactUseId(?:\$1)? === 'function' \? (useElementIdsR18(?:\$1)?) : useElementIdsLegacy(?:\$1)?/g,
    to: '$1',
  },
  // What is found is announced by our own region.
  { file: DOWNSHIFT, from: /^ *useA11yMessageStatus\(.*\);$/gm, to: '' },
  // The list scrolls by our own scrollIntoView.
  {
    file: DOWNSHIFT,
    from: "import { compute } from 'compute-scroll-into-view';",
    to: 'const compute = () => [];',
  },
  ...EDITOR_PATCHES,
];

/**
 * Changes a line of a package.
 *
 * @param path The file.
 * @param source Its text.
 * @returns The text with its patches.
 * @throws When the line to be changed is not there any more.
 */
export function patchSource(path, source) {
  return PATCHES.filter(({ file }) => file.test(path)).reduce((text, { from, to }) => {
    const isThere = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
    if (!isThere) {
      throw new Error(`${path} has no line "${from}" any more: look at build/patches.mjs again.`);
    }
    return text.replace(from, to);
  }, source);
}

export const patchPlugin = {
  name: 'archipel-patches',
  setup(build) {
    for (const file of new Set(PATCHES.map((patch) => patch.file))) {
      build.onLoad({ filter: file }, async ({ path }) => ({
        contents: patchSource(path, await readFile(path, 'utf8')),
        loader: 'js',
      }));
    }
  },
};
