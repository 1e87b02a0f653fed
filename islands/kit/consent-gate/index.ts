export { allowAlways } from './allow-always.ts';
export { gateTexts } from './gate-texts.ts';
export { missingConsent } from './missing-consent.ts';
