import { codeRule, scriptRule, type Origin } from '../../rule.ts';
import { unobtrusiveAttributes } from './attributes.ts';

/** Microsoft's jquery-ajax-unobtrusive and jquery-validation-unobtrusive. */
export const unobtrusiveOrigin: Origin = {
  name: 'unobtrusive',
  title: 'jQuery unobtrusive validation and ajax',
  attributes: unobtrusiveAttributes,
  elements: [],
  scripts: [
    scriptRule(/^jquery\.unobtrusive-ajax\b/, 'jquery.unobtrusive-ajax.js', 'remove it'),
    scriptRule(/^jquery\.validate\.unobtrusive\b/, 'jquery.validate.unobtrusive.js', 'remove it'),
    scriptRule(/^jquery\.validate(?!\.unobtrusive)\b/, 'jquery.validate.js', 'remove it'),
    scriptRule(/^additional-methods\b/, 'additional-methods.js', 'remove it'),
  ],
  code: [
    codeRule(
      /\bvalidator\.unobtrusive\.parse\w*\s*\(/g,
      '$.validator.unobtrusive.parse(…)',
      'leave it out: forms that arrive are found',
    ),
    codeRule(
      /\bvalidator\.unobtrusive\.adapters\b/g,
      '$.validator.unobtrusive.adapters.add(…)',
      'write the rule as a module: write-a-rule.md',
    ),
    codeRule(
      /\bvalidator\.addMethod\s*\(/g,
      '$.validator.addMethod(…)',
      'write the rule as a module: write-a-rule.md',
    ),
    codeRule(
      /\bvalidator\.(?:setDefaults\s*\(|messages\b|defaults\b)/g,
      '$.validator.setDefaults(…)',
      'leave it out: messages come from data-val-*, the look from the classes of ASP.NET',
    ),
    codeRule(/\)\.valid\s*\(\s*\)/g, '$(form).valid()', 'await validate(form), an export of archipel.js'),
    codeRule(
      /\)\.validate\s*\(/g,
      '$(form).validate(…)',
      'rules as data-val-*; the result comes with archipel:form-validated',
    ),
  ],
  helpers: [
    codeRule(
      /\bdata_ajax_(?:begin|complete|success|failure)\b|\bOn(?:Begin|Complete|Success|Failure)\s*=/g,
      'AjaxOptions { OnSuccess = … }, data_ajax_success',
      'listen to archipel:ajax-success and its siblings',
    ),
  ],
};
