/** Messages by rule; `{min}` stands for the parameter of that name, `any` is for rules without one. */
export type FallbackTexts = Readonly<Record<string, string>>;
