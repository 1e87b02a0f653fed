interface Factory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules;
}
const rules = { createHTML: (html: string): string => html };
const { trustedTypes } = globalThis as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy('archipel', rules) ?? rules;

export const trustedHtml = (html: string): string => policy.createHTML(html);
