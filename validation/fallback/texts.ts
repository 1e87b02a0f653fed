/** Messages by rule; `{min}` is the parameter of that name, `any` is for rules without a message. */
export type FallbackTexts = Readonly<Record<string, string>>;
