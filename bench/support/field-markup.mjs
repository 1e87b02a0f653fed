const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function ruleAttributes({ rules, messages }) {
  return Object.entries(rules).flatMap(([rule, parameters]) => [
    `data-val-${rule}="${escape(messages[rule])}"`,
    ...Object.entries(parameters).map(([name, value]) => `data-val-${rule}-${name}="${escape(value)}"`),
  ]);
}

/** Writes a field in the markup of ASP.NET's tag helpers. */
export const writeField = (field) => `<div class="form-group"><label for="${field.id}">${field.label}</label>
<input class="form-control" type="text" data-val="true" ${ruleAttributes(field).join(' ')} id="${field.id}" name="${field.name}" value="">
<span class="field-validation-valid" data-valmsg-for="${field.name}" data-valmsg-replace="true"></span></div>`;
