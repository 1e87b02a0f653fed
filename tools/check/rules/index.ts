import { missingToken } from './antiforgery.ts';
import { buttonType } from './buttons.ts';
import { unknownClass } from './classes.ts';
import { missingPart, wrongHost } from './host-form.ts';
import { ariaOfNothing, doubleId, labelOfNothing } from './ids.ts';
import { pageAttributeElement, pageAttributeValue, unknownPageAttribute } from './page-attributes.ts';
import { doublePage, missingPage, scriptTag } from './page-slots.ts';
import { brokenProps, missingProp, unknownProp, wrongValue } from './props.ts';
import type { CheckRule, RuleContext } from './rule.ts';
import { brokenSettings, wrongSettings } from './settings.ts';
import { unknownSlot } from './slots.ts';
import { strayPart } from './stray-parts.ts';
import { missingTarget } from './targets.ts';
import { unknownAttribute } from './unknown-attribute.ts';
import { unknownIsland } from './unknown-island.ts';
import { fieldWithoutName, messageOfNoField, rulesWithoutVal } from './validation-fields.ts';
import { parameterValue, ruleParameters, unknownRule } from './validation-rules.ts';

export type { CheckRule, RuleContext };
export { findHosts } from './hosts.ts';

/** All rules: AR1… of islands, AR2… of validation, AR3… of the page. */
export const checkRules: readonly CheckRule[] = [
  unknownIsland,
  unknownAttribute,
  wrongValue,
  missingProp,
  brokenProps,
  unknownProp,
  wrongHost,
  missingPart,
  unknownSlot,
  strayPart,
  buttonType,
  rulesWithoutVal,
  unknownRule,
  ruleParameters,
  parameterValue,
  messageOfNoField,
  fieldWithoutName,
  missingTarget,
  doubleId,
  missingPage,
  doublePage,
  missingToken,
  labelOfNothing,
  ariaOfNothing,
  pageAttributeValue,
  scriptTag,
  pageAttributeElement,
  brokenSettings,
  wrongSettings,
  unknownPageAttribute,
  unknownClass,
];
