const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes an attribute with its value. */
export const attribute = (name, value) => `${name}="${escape(value)}"`;

function ruleAttributes({ rules, messages }) {
  return Object.entries(rules).flatMap(([rule, parameters]) => [
    attribute(`data-val-${rule}`, messages[rule]),
    ...Object.entries(parameters).map(([name, value]) => attribute(`data-val-${rule}-${name}`, value)),
  ]);
}

/** Writes a field with its label and message. A second `type` is ignored, so the default comes last. */
export const writeControl = (
  field,
  attributes,
) => `<div class="form-group"><label for="${field.id}">${field.label}</label>
<input class="form-control" data-val="true" ${attributes.join(' ')} type="text" id="${field.id}" name="${field.name}" value="">
<span class="field-validation-valid" data-valmsg-for="${field.name}" data-valmsg-replace="true"></span></div>`;

/** Writes a field in the markup of ASP.NET's tag helpers. */
export const writeField = (field) => writeControl(field, ruleAttributes(field));
